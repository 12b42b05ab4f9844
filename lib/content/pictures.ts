/** Finds and checks the pictures that content files name. */
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { contentFile, listContentFiles, picturePath } from './folder.ts';
import { ownPagesFolder } from './schemas/own-page.ts';
import { isPicturePath, pictureFormats } from './schemas/picture.ts';
import { type ContentValue, formatLocation, readBody, readFields } from './values.ts';

interface Picture {
  /** Where it is named: `content/people.yaml: items.0.picture.file`. */
  location: string;
  /** As it is written: `./portrait.jpg`. */
  file: string;
  /** From the content folder. */
  path: string;
  /** Only of a picture in Markdown: `![alt](file)`. */
  alt?: string;
}

/** @returns the pictures of all fields and Markdown texts, in the order of the files */
export const findPictures = (): Picture[] =>
  listContentFiles().flatMap((name) => {
    const fields = readFields(name);
    // Texts of own pages are Markdown within YAML.
    const texts = name.startsWith(`${ownPagesFolder}/`) ? fields : readBody(name);
    return [...fields.filter(isPictureFile).map(toPicture), ...texts.flatMap(findMarkdownPictures)];
  });

/** The schema reports other paths. */
const isPictureFile = ({ field, text }: ContentValue) =>
  field.at(-2) === 'picture' && field.at(-1) === 'file' && isPicturePath(text);

const toPicture = (value: ContentValue): Picture => ({
  location: formatLocation(value),
  file: value.text,
  path: picturePath(value.name, value.text),
});

const findMarkdownPictures = (value: ContentValue): Picture[] =>
  [...value.text.matchAll(/!\[([^\][]*)\]\(([^)\s]+)/g)].map(([, alt = '', text = '']) => ({
    ...toPicture({ ...value, text }),
    alt: alt.trim(),
  }));

/** @returns a sentence for each picture that is missing, cannot be read or has no alternative text */
export async function findPictureErrors(): Promise<string[]> {
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
  { file, path, alt }: Picture,
  unreadable: ReadonlySet<string>,
): string | undefined {
  if (alt === '') {
    return `the picture ${file} has no description. Write what it shows between the brackets: ![What it shows](${file})`;
  }
  if (alt !== undefined && !isPicturePath(file)) {
    return `the picture ${file} must be a ${pictureFormats} beside this file, written as ./picture.jpg`;
  }
  if (!pictureExists(path)) {
    return `the picture ${file} is missing. Add its file, or remove the picture`;
  }
  if (unreadable.has(path)) {
    return `the picture ${file} cannot be read, or only in part. Save it again as ${pictureFormats}`;
  }
  return undefined;
}

/** sharp's names of the formats; AVIF is a kind of HEIF. */
const formats = ['jpeg', 'png', 'webp', 'heif'];

/** Decodes the whole picture, since the start of a truncated file is still valid. */
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
