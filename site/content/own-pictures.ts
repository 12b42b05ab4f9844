/** The owner's pictures for pages: in several sizes, as AVIF and WebP. */

import { getImage } from 'astro:assets';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import originals from 'virtual:own-pictures';
import type { ImageMetadata } from 'astro';
import { contentFile, picturePath } from '../../lib/content/folder.ts';
import { ContentError } from '../../lib/content/read.ts';
import type { Picture } from '../../lib/content/schemas/picture.ts';
import type { PictureSources } from '../ui/OwnPicture.tsx';

/** Widths in pixels by use: up to twice the largest that is displayed. */
const widths = {
  portrait: [176, 352, 640, 1000],
  cover: [160, 320, 640, 1000],
  text: [400, 800, 1280],
  wide: [480, 800, 1280, 1920],
} as const satisfies Record<string, readonly number[]>;
type PictureUse = keyof typeof widths;

/** In `npm run dev` a new picture may not be in the list yet. */
async function importNewPicture(path: string): Promise<ImageMetadata | undefined> {
  if (!import.meta.env.DEV || !existsSync(contentFile(path))) return undefined;
  const imported: { default: ImageMetadata } = await import(
    /* @vite-ignore */ resolve(contentFile(path))
  );
  return imported.default;
}

/**
 * @param name the content file that names the picture, such as `people.yaml`
 * @param use where the page shows it
 * @throws ContentError if the picture is missing
 */
export async function resolvePicture(
  name: string,
  { file, alt }: Picture,
  use: PictureUse,
): Promise<PictureSources> {
  const path = picturePath(name, file);
  const src = originals.get(path) ?? (await importNewPicture(path));
  if (!src) {
    throw new ContentError(
      `${contentFile(name)}: the picture ${file} is missing. Add its file, or remove the picture`,
    );
  }
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
