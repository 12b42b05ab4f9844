/** The owner's pictures for pages: in several sizes, as AVIF and WebP. */

import { getImage } from 'astro:assets';
import { posix } from 'node:path';
import originals from 'virtual:own-pictures';
import type { Picture } from '../../lib/content/schemas/words.ts';
import type { PictureSources } from '../ui/OwnPicture.tsx';

/** Widths in pixels by use: up to twice the largest that is displayed. */
const widths = {
  portrait: [176, 352, 640, 1000],
  cover: [160, 320, 640, 1000],
  text: [400, 800, 1280],
  wide: [480, 800, 1280, 1920],
} as const satisfies Record<string, readonly number[]>;
type PictureUse = keyof typeof widths;

/**
 * @param name the content file that names the picture, such as `people.yaml`
 * @param use where the page shows it
 */
export async function resolvePicture(
  name: string,
  { file, alt }: Picture,
  use: PictureUse,
): Promise<PictureSources> {
  const src = originals.get(posix.join(posix.dirname(name), file));
  if (!src) throw new Error(`${name} names ${file}, which was not imported`);
  // Astro copies an original into the site when its size is read directly.
  const { options } = await getImage({ src });
  const [ownWidth, ownHeight] = [Number(options.width), Number(options.height)];
  const width = Math.min(ownWidth, widths[use].at(-1) ?? ownWidth);
  const sizes = { src, width, widths: [...widths[use].filter((size) => size < width), width] };
  const [webp, avif] = await Promise.all([
    getImage({ ...sizes, format: 'webp' }),
    getImage({ ...sizes, format: 'avif' }),
  ]);
  return {
    alt,
    width,
    height: Math.round((width * ownHeight) / ownWidth),
    src: webp.src,
    webp: webp.srcSet.attribute,
    avif: avif.srcSet.attribute,
  };
}

/** @returns the picture of a field; undefined if the field is empty */
export const resolveOptionalPicture = async (
  name: string,
  picture: Picture | undefined,
  use: PictureUse,
): Promise<PictureSources | undefined> => picture && (await resolvePicture(name, picture, use));
