import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { contentFile } from '../folder.ts';
import { findPictures, type NamedPicture } from '../pictures.ts';
import { isPicturePath, pictureFormats } from '../schemas/picture.ts';

/** @returns a sentence for each picture that is missing, cannot be read or has no alternative text */
export async function pictureErrors(): Promise<string[]> {
  const pictures = findPictures();
  const paths = new Set(pictures.map(({ path }) => path).filter(pictureExists));
  const unreadable = new Set<string>();
  await Promise.all(
    [...paths].map(async (path) => {
      if (!(await isReadable(path))) unreadable.add(path);
    }),
  );
  return pictures.flatMap((picture) => {
    const error = findPictureError(picture, unreadable);
    return error ? [`${picture.location}: ${error}`] : [];
  });
}

const pictureExists = (path: string) => existsSync(contentFile(path));

function findPictureError(
  { file, path, alt, inText }: NamedPicture,
  unreadable: ReadonlySet<string>,
): string | undefined {
  if (inText && alt === '') {
    return `the picture ${file} has no words. Write what it shows between the brackets: ![What it shows](${file})`;
  }
  if (inText && !isPicturePath(file)) {
    return `the picture ${file} must be a ${pictureFormats} beside the file, written as ./picture.jpg`;
  }
  if (!pictureExists(path)) {
    return `there is no picture ${file}. Put its file there, or take the picture out`;
  }
  if (unreadable.has(path)) {
    return `${file} is no picture that can be read, or only a part of one. Save it anew as ${pictureFormats}`;
  }
  return undefined;
}

/** sharp's names of the formats; AVIF is a kind of HEIF. */
const formats = ['jpeg', 'png', 'webp', 'heif'];

/** Decodes the whole picture: the beginning of a truncated file is valid. */
async function isReadable(path: string): Promise<boolean> {
  try {
    const picture = sharp(readFileSync(contentFile(path)), { failOn: 'truncated' });
    const { format } = await picture.metadata();
    if (!formats.includes(format)) return false;
    await picture.resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
