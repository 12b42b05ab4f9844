/** The pictures that content files name. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import sharp from 'sharp';
import { contentFile } from '../folder.ts';
import type { Content, ContentFiles } from '../load.ts';
import { markdownPicture } from '../references.ts';
import { isPicturePath, type Picture, pictureFormats } from '../schemas/words.ts';
import type { Finding } from './check.ts';

export interface NamedPicture extends Omit<Finding, 'message'> {
  /** From the content folder. */
  path: string;
  /** As the content file has it. */
  picture: Picture;
}

export const listPictures = ({ files, entries }: ContentFiles): NamedPicture[] => [
  ...files['people.yaml'].items.flatMap(({ picture }, index) =>
    listField('people.yaml', ['items', index], picture),
  ),
  ...entries.cities.flatMap(({ name, data: { picture, office } }) => [
    ...listField(name, [], picture),
    ...listField(name, ['office'], office.picture),
  ]),
  ...[...entries.posts, ...entries.guides].flatMap(({ name, data, body }) => [
    ...listField(name, [], data.picture),
    ...listInText(name, body),
  ]),
  ...entries.legal.flatMap(({ name, body }) => listInText(name, body)),
  ...entries['own-pages'].flatMap(({ name, data: { sections } }) =>
    sections.flatMap((section, index) =>
      section.kind === 'prose' ? listInText(name, section.text, ['sections', index, 'text']) : [],
    ),
  ),
];

const toPath = (name: string, file: string) => posix.join(posix.dirname(name), file);

const listField = (
  name: string,
  keys: readonly PropertyKey[],
  picture: Picture | undefined,
): NamedPicture[] =>
  picture
    ? [{ name, keys: [...keys, 'picture', 'file'], path: toPath(name, picture.file), picture }]
    : [];

/** @param keys of a field with Markdown; without them, it is under the fields */
const listInText = (name: string, text: string, keys?: readonly PropertyKey[]): NamedPicture[] =>
  text.split('\n').flatMap((line, index) =>
    [...line.matchAll(markdownPicture)].map(([, alt = '', file = '']) => ({
      name,
      ...(keys ? { keys } : { textLine: index }),
      path: toPath(name, file),
      picture: { file, alt: alt.trim() },
    })),
  );

/** @returns pictures that are missing */
export const findPictureFindings = ({ folder, pictures }: Content): Finding[] =>
  pictures.flatMap(({ path, picture: { file }, ...place }) => {
    const toFinding = (message: string) => [
      { ...place, message: `the picture ${file} ${message}` },
    ];
    if (!isPicturePath(file))
      return toFinding(`must be a ${pictureFormats} beside this file, written as ./picture.jpg`);
    return existsSync(contentFile(path, folder))
      ? []
      : toFinding('is missing. Add its file, or remove the picture');
  });

export async function findUnreadablePictures({ folder, pictures }: Content): Promise<Finding[]> {
  const findings = pictures.map(async ({ path, picture, ...place }): Promise<Finding[]> => {
    if (await isReadable(contentFile(path, folder))) return [];
    const message = `the picture ${picture.file} cannot be read, or only in part. Save it again as ${pictureFormats}`;
    return [{ ...place, message }];
  });
  return (await Promise.all(findings)).flat();
}

/** sharp's names of the formats; AVIF is a kind of HEIF. */
const formats = ['jpeg', 'png', 'webp', 'heif'];

/** Decodes the whole picture, since the start of a truncated file is still valid. */
async function isReadable(file: string): Promise<boolean> {
  try {
    const picture = sharp(readFileSync(file), { failOn: 'truncated' });
    const { format } = await picture.metadata();
    if (!formats.includes(format)) return false;
    await picture.resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
