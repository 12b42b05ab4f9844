/** Reads the folder content/ for the tests in this folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { brandMarkers, brandSchema } from '../../contracts/content/brand.ts';
import { readContent } from '../../contracts/content/read.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The text of a file as it stands, markers and all. */
export const rawText = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/** Paths such as `content/cities/dallas.yaml`, sorted. */
export function filesUnder(folder: string, extension: string): string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(extension))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort();
}

export const brand = readContent('content/brand.yaml', rawText('content/brand.yaml'), brandSchema);

/** A file as the site reads it: checked, and its markers filled with the brand's values. */
export const readFile = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  readContent(file, rawText(file), schema, brandMarkers(brand));

/** One string of a file and the fields that lead to it: `['pains', 'items', '0', 'title']`. */
export interface Line {
  file: string;
  path: string[];
  text: string;
}

/** Every string of a YAML file, with its markers unreplaced. */
export function yamlLines(file: string): Line[] {
  const lines: Line[] = [];
  const walk = (value: unknown, path: string[]) => {
    if (typeof value === 'string') lines.push({ file, path, text: value });
    else if (value !== null && typeof value === 'object')
      for (const [key, child] of Object.entries(value)) walk(child, [...path, key]);
  };
  walk(parseYaml(rawText(file)), []);
  return lines;
}

/** Where a line stands, for a failing test to say. */
export const place = ({ file, path }: Line) => `${file}: ${path.join('.')}`;
