/** What `virtual:own-pictures` gives pages, for tests that run without Astro: all pictures are of one size. */
import { findPictures } from '../../lib/content/pictures.ts';

export default new Map(
  findPictures().map(({ path }) => [path, { src: `/_astro/${path}`, width: 1200, height: 900 }]),
);
