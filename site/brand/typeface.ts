/** The files of the firm's typeface: those of a Fontsource family, or the firm's own. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { readLook } from '../../lib/content/firm-files.ts';
import { contentFile } from '../../lib/content/folder.ts';
import { ContentError } from '../../lib/content/read.ts';
import { lookFile } from '../../lib/content/schemas/look.ts';
import { type ContentValue, formatLocation, readContentValues } from '../../lib/content/values.ts';

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

const getLocation = () => `${contentFile(lookFile)}: typeface`;

/** The weights that the design uses. */
const designWeights = [400, 500, 600, 700];

/**
 * Finds the files of the typeface and reads which weights and widths they hold.
 * @throws ContentError with a sentence for a file that is missing or not a font
 */
export function readTypeface(): Typeface {
  const { family, files: own } = readLook().typeface;
  if (!own) return findFontsource(family);
  const paths = own.map((name) => contentFile(`brand/${name}`));
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    throw new ContentError(
      missing
        .map((path) => `${getLocation()}.files: there is no ${path}. Put the file there`)
        .join('\n'),
    );
  }
  return { family, files: paths.map(readFontFile), extended: [] };
}

/**
 * Checks that the typeface can be read.
 * @returns an empty list, since errors are thrown
 * @throws ContentError with a sentence for a file that is missing or not a font
 */
export function findTypefaceErrors(): string[] {
  readTypeface();
  return [];
}

/** Characters that a typeface may lack: invisible ones, and pictographs and ticks, which the system draws. */
const undrawn = /[\p{Z}\p{C}\p{Variation_Selector}\p{Extended_Pictographic}✓]/v;

/** @returns a sentence for each text with characters that the typeface lacks */
export function findMissingCharacters(): string[] {
  const { family, files, extended } = readTypeface();
  const known = new Set([...files, ...extended].flatMap(({ path }) => openFont(path).characterSet));
  return readContentValues().flatMap((value) => {
    const missing = [...new Set(value.text)].filter(
      (character) => !undrawn.test(character) && !known.has(character.codePointAt(0) ?? 0),
    );
    const letters = missing.map((character) => `“${character}”`).join(', ');
    if (letters === '') return [];
    return [
      `${formatLine(value)}: ${family} has no ${letters}, so another typeface shows it. Write it differently, or choose a typeface that has it`,
    ];
  });
}

/** Locates Markdown text by line, and other text by field. */
const formatLine = (value: ContentValue) =>
  value.field[0] === 'text' && value.name.endsWith('.md')
    ? `${value.file}: line ${value.line}`
    : formatLocation(value);

const { resolve } = createRequire(import.meta.url);

function findFontsource(family: string): Typeface {
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
    return (widest === undefined ? statics : [widest]).map(readFontFile);
  };
  const files = findFiles('latin');
  if (files.length === 0) {
    throw new ContentError(
      `${getLocation()}.family: ${family} is not here. Put its WOFF2 files beside look.yaml and name them under files`,
    );
  }
  return { family, files, extended: findFiles('latin-ext') };
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
  throw new ContentError(`${getLocation()}.files: ${path} is no font. Put a WOFF2 file there`);
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
