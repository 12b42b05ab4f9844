/** The files of the firm's typeface: those of a Fontsource family, or the firm's own. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import { readLook } from '../../lib/content/firm-files.ts';
import { contentFile } from '../../lib/content/folder.ts';
import { ContentError } from '../../lib/content/read.ts';
import { lookFile } from '../../lib/content/schemas/look.ts';

export interface FontFile {
  path: string;
  /** Of a static file. */
  weight: number;
  /** Of a variable font, such as `wght`; none in a static one. */
  axes: Readonly<Record<string, Axis>>;
}

export interface Axis {
  min: number;
  default: number;
  max: number;
}

export interface Typeface {
  family: string;
  /** One variable file, or one for each weight. */
  files: FontFile[];
  /** The same for Latin Extended, where it has files of its own. */
  extended: FontFile[];
}

const at = () => `${contentFile(lookFile)}: typeface`;

/** The weights that the design uses. */
const designWeights = [400, 500, 600, 700];

/** @returns a sentence for each file that is missing or no font */
export function findTypefaceErrors(): string[] {
  try {
    readTypeface();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

/**
 * Finds the files of the typeface and reads which weights and widths they hold.
 * @throws ContentError with a sentence on the file that is missing or no font
 */
export function readTypeface(): Typeface {
  const { family, files: own } = readLook().typeface;
  if (!own) return findFontsource(family);
  const paths = own.map((name) => contentFile(`brand/${name}`));
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    throw new ContentError(
      missing.map((path) => `${at()}.files: there is no ${path}. Put the file there`).join('\n'),
    );
  }
  return { family, files: paths.map(readFontFile), extended: [] };
}

const { resolve } = createRequire(import.meta.url);

function findFontsource(family: string): Typeface {
  const slug = family.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const file = (collection: string, subset: string, kind: string | number) => {
    try {
      return resolve(`${collection}/${slug}/files/${slug}-${subset}-${kind}-normal.woff2`);
    } catch {
      return undefined;
    }
  };
  const isFound = (path: string | undefined) => path !== undefined;
  const all = (subset: string): FontFile[] => {
    const variable = ['wdth', 'wght'].map((axis) => file('@fontsource-variable', subset, axis));
    const [widest] = variable.filter(isFound);
    const statics = designWeights.map((weight) => file('@fontsource', subset, weight));
    return (widest === undefined ? statics.filter(isFound) : [widest]).map(readFontFile);
  };
  const files = all('latin');
  if (files.length === 0) {
    throw new ContentError(
      `${at()}.family: ${family} is not here. Put its WOFF2 files beside look.yaml and name them under files`,
    );
  }
  return { family, files, extended: all('latin-ext') };
}

function readFontFile(path: string): FontFile {
  const font = openFont(path);
  const axes: Record<string, Axis> = {};
  for (const [tag, axis] of Object.entries(font.variationAxes)) if (axis) axes[tag] = axis;
  return { path, weight: font['OS/2'].usWeightClass, axes };
}

function openFont(path: string) {
  try {
    const font = create(readFileSync(path));
    if (!font.isCollection) return font;
  } catch {
    // The error below says what to do.
  }
  throw new ContentError(`${at()}.files: ${path} is no font. Put a WOFF2 file there`);
}

/** @returns the file of that weight, or else of the next one; a variable font is one file */
export function findFileByWeight(files: readonly FontFile[], weight: number): FontFile {
  const away = (file: FontFile) => Math.abs(file.weight - weight);
  return files.reduce((best, file) => (away(file) < away(best) ? file : best));
}

/** @returns for each axis of the font the value that is wanted, as far as the font goes */
export const clampToAxes = ({ axes }: FontFile, wanted: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(axes).map(([tag, { min, default: usual, max }]) => [
      tag,
      Math.min(Math.max(wanted[tag] ?? usual, min), max),
    ]),
  );
