import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { contentFile } from '../../lib/content/folder.ts';
import { type NamedPicture, namedPictures } from '../../lib/content/named-pictures.ts';
import { isPictureFile, pictureFormats } from '../../lib/content/schemas/picture.ts';

/** @returns a sentence for each picture that is missing, cannot be read or lacks its words */
export async function pictureErrors(): Promise<string[]> {
  const pictures = namedPictures();
  const paths = [...new Set(pictures.map(({ path }) => path))];
  const unreadable = new Set<string>();
  await Promise.all(
    paths.filter(isThere).map(async (path) => {
      if (!(await isReadable(path))) unreadable.add(path);
    }),
  );
  return pictures.flatMap((picture) => {
    const problem = problemOf(picture, unreadable);
    return problem ? [`${picture.place}: ${problem}`] : [];
  });
}

const isThere = (path: string) => existsSync(contentFile(path));

function problemOf(
  { file, path, alt, inText }: NamedPicture,
  unreadable: ReadonlySet<string>,
): string | undefined {
  if (inText && alt === '') {
    return `the picture ${file} has no words. Write what it shows between the brackets: ![What it shows](${file})`;
  }
  if (inText && !isPictureFile(file)) {
    return `the picture ${file} must be a ${pictureFormats} beside the file, written as ./picture.jpg`;
  }
  if (!isThere(path)) {
    return `there is no picture ${file}. Put its file there, or take the picture out`;
  }
  if (unreadable.has(path)) {
    return `${file} is no picture that can be read, or only a part of one. Save it anew as ${pictureFormats}`;
  }
  return undefined;
}

/** By name in sharp, which reads AVIF as one kind of HEIF. */
const formats = ['jpeg', 'png', 'webp', 'heif'];

/** Decodes it all: a file that was cut off on its way has a sound beginning. */
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
