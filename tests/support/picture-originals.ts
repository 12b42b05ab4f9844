/** What `virtual:own-pictures` gives pages, for tests that run without Astro: all pictures are of one size. */
import { namedPictures } from '../../lib/content/named-pictures.ts';

export default new Map(
  namedPictures().map(({ path }) => [path, { src: `/_astro/${path}`, width: 1200, height: 900 }]),
);
