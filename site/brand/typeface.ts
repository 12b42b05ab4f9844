/** The files of the firm's typeface: those of a Fontsource family, or the firm's own. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { ContentError, type Issue } from '../../lib/content/errors.ts';
import { contentFile } from '../../lib/content/folder.ts';
import type { Look } from '../../lib/content/schemas/brand.ts';
import { listValues, type Source } from '../../lib/content/source.ts';

export interface FontFile {
  path: string;
  /** Weight of a static font. */
  weight: number;
  /** Axes of a variable font by tag, such as `wght`; empty for a static font. */
  axes: Readonly<Record<string, Axis>>;
}

interface Axis {
  min: number;
  default: number;
  max: number;
}

interface Typeface {
  family: string;
  /** One variable file, or one for each weight. */
  files: FontFile[];
  /** The same for Latin Extended; empty if the typeface has no separate files for it. */
  extended: FontFile[];
}

/** What the look says of the typeface, and the content folder with its files. */
export interface TypefaceSource {
  folder: string;
  typeface: Look['typeface'];
}

const toError = (folder: string, field: 'files' | 'family', ...messages: readonly string[]) =>
  new ContentError(
    ...messages.map((message) => ({
      file: contentFile('brand/look.yaml', folder),
      path: `typeface.${field}`,
      message,
    })),
  );

/** The weights that the design uses. */
const designWeights = [400, 500, 600, 700];

/**
 * Finds the files of the typeface and reads which weights and widths they hold.
 * @throws ContentError with a sentence for a file that is missing or not a font
 */
export function readTypeface({ folder, typeface }: TypefaceSource): Typeface {
  const { family, files: own } = typeface;
  if (!own) return findFontsource(folder, family);
  const paths = own.map((name) => contentFile(`brand/${name}`, folder));
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    throw toError(
      folder,
      'files',
      ...missing.map((path) => `there is no ${path}. Put the file there`),
    );
  }
  return { family, files: paths.map((path) => readFontFile(folder, path)), extended: [] };
}

/** @returns what is wrong with the files of the typeface */
export function findTypefaceIssues(source: TypefaceSource): readonly Issue[] {
  try {
    readTypeface(source);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
}

/** Characters that a typeface may lack: invisible ones, and pictographs and ticks, which the system draws. */
const undrawn = /[\p{Z}\p{C}\p{Variation_Selector}\p{Extended_Pictographic}✓]/v;

/** @returns an issue for each text with characters that the typeface lacks */
export function findMissingCharacters(source: TypefaceSource, sources: readonly Source[]): Issue[] {
  const { family, files, extended } = readTypeface(source);
  const known = new Set(
    [...files, ...extended].flatMap(({ path }) => openFont(source.folder, path).characterSet),
  );
  return sources.flatMap(listValues).flatMap(({ file, line, keys, text }) => {
    const missing = [...new Set(text)].filter(
      (character) => !undrawn.test(character) && !known.has(character.codePointAt(0) ?? 0),
    );
    const letters = missing.map((character) => `“${character}”`).join(', ');
    if (letters === '') return [];
    const message = `${family} has no ${letters}, so another typeface shows it. Write it differently, or choose a typeface that has it`;
    return [{ file, line, path: keys.join('.'), message }];
  });
}

const { resolve } = createRequire(import.meta.url);

function findFontsource(folder: string, family: string): Typeface {
  const slug = family.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const findFile = (collection: string, subset: string, kind: string | number) => {
    try {
      return resolve(`${collection}/${slug}/files/${slug}-${subset}-${kind}-normal.woff2`);
    } catch {
      return undefined;
    }
  };
  const findFiles = (subset: string): FontFile[] => {
    const [widest] = ['wdth', 'wght'].flatMap(
      (axis) => findFile('@fontsource-variable', subset, axis) ?? [],
    );
    const statics = designWeights.flatMap(
      (weight) => findFile('@fontsource', subset, weight) ?? [],
    );
    return (widest === undefined ? statics : [widest]).map((path) => readFontFile(folder, path));
  };
  const files = findFiles('latin');
  if (files.length === 0) {
    throw toError(
      folder,
      'family',
      `${family} is not here. Put its WOFF2 files beside look.yaml and name them under files`,
    );
  }
  return { family, files, extended: findFiles('latin-ext') };
}

function readFontFile(folder: string, path: string): FontFile {
  const font = openFont(folder, path);
  const axes: Record<string, Axis> = {};
  for (const [tag, axis] of Object.entries(font.variationAxes)) if (axis) axes[tag] = axis;
  return { path, weight: font['OS/2'].usWeightClass, axes };
}

function openFont(folder: string, path: string) {
  try {
    const font = create(readFileSync(path));
    if (!font.isCollection) return font;
  } catch {
    // The error below says what to do.
  }
  throw toError(folder, 'files', `${path} is no font. Put a WOFF2 file there`);
}

/**
 * Creates a static font with one weight and width, clamped to what the typeface offers.
 * @param text the glyphs that the font keeps
 * @returns a TrueType or OpenType file
 */
export async function instantiateFont(
  files: readonly FontFile[],
  { wght, wdth }: { wght: number; wdth: number },
  text: string,
): Promise<Buffer> {
  const getDistance = (file: FontFile) => Math.abs(file.weight - wght);
  const { path, axes } = files.reduce((best, file) =>
    getDistance(file) < getDistance(best) ? file : best,
  );
  const wanted: Readonly<Record<string, number>> = { wght, wdth };
  const variationAxes = Object.fromEntries(
    Object.entries(axes).map(([tag, { min, default: usual, max }]) => [
      tag,
      Math.min(Math.max(wanted[tag] ?? usual, min), max),
    ]),
  );
  return subsetFont(await readFile(path), text, { targetFormat: 'sfnt', variationAxes });
}
