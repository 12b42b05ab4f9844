/** Stands in for `virtual:own-pictures` in tests without Astro: all pictures have one size. */
import { findPictures } from '../../lib/content/pictures.ts';

export default new Map(
  findPictures().map(({ path }) => [path, { src: `/_astro/${path}`, width: 1200, height: 900 }]),
);
