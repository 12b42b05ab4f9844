import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Brand, brandSchema } from '../contracts/content/brand.ts';
import { readContent } from '../contracts/content/read.ts';

/**
 * Reads the firm's name and addresses.
 * @throws ContentError naming the field of content/brand.yaml that is missing or wrong
 */
export function readBrand(): Brand {
  const file = fileURLToPath(new URL('../content/brand.yaml', import.meta.url));
  return readContent('content/brand.yaml', readFileSync(file, 'utf8'), brandSchema);
}
