/** Checks that the pictures that content files name can be read. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { contentFile } from '../folder.ts';
import type { Content } from '../load.ts';
import { pictureFormats } from '../schemas/picture.ts';
import type { Finding } from './check.ts';

export async function findPictureFindings({ folder, pictures }: Content): Promise<Finding[]> {
  const findings = pictures.map(async ({ path, name, written }): Promise<Finding[]> => {
    if (await isReadable(contentFile(path, folder))) return [];
    const message = `the picture ${written} cannot be read, or only in part. Save it again as ${pictureFormats}`;
    return [{ name, message }];
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
