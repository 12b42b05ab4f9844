/** Cuts the firm's typeface to the glyphs that the site's own texts use. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fontProviders } from 'astro/config';
import subsetFont from 'subset-font';
import type { Content } from '../../lib/content/load.ts';
import { type FontFile, readTypeface } from './typeface.ts';

const listCharacters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** The most common characters, and those that scripts and the server write but no file contains. */
const alwaysKept = [
  listCharacters(0x30, 0x39),
  listCharacters(0x41, 0x5a),
  listCharacters(0x61, 0x7a),
  ' .,;:?!\'"()-/&@%+#$“”‘’–…©\u00a0',
].join('');

/** Marks of JSON, Markdown and placeholders. A page that shows one fetches the full file. */
const markup = /[*[\\\]^`{|}~]/;

/** OpenType features that the site uses: kerning, ligatures and tabular figures. Others cost bytes. */
const keptFeatures = ['kern', 'liga', 'tnum'];

/** The ranges of each axis that the design uses. */
const usedAxes: Readonly<Record<string, { min: number; max: number }>> = {
  wght: { min: 400, max: 700 },
  wdth: { min: 75, max: 125 },
};

type UnicodeRange = [string, ...string[]];
/** A typeface without separate Latin Extended files covers both ranges in one file. */
const latin: UnicodeRange = ['U+0000-02FF', 'U+2000-2BFF'];
const latinExtended: UnicodeRange = ['U+0100-02FF', 'U+1E00-1EFF'];

/**
 * Lists the typeface's fonts for Astro's config. Pages preload only the subset; browsers fetch a full file when a
 * page needs a glyph outside the subset.
 * @param folder where the subset files are written
 */
export async function createBrandFonts(content: Content, folder: URL) {
  const { typeface } = content.files['brand/look.yaml'];
  const { family, files, extended } = readTypeface({ folder: content.folder, typeface });
  const glyphs = collectGlyphs(content);
  const subsets = await Promise.all(
    files.map(async (file) => createVariant(file, await writeSubset(file, glyphs, folder))),
  );
  const range: UnicodeRange = extended.length > 0 ? latin : [...latin, ...latinExtended];
  const full = [
    ...files.map((file) => createVariant(file, file.path, range)),
    ...extended.map((file) => createVariant(file, file.path, latinExtended)),
  ];
  return [
    createFont(family, '--font-subset', subsets),
    createFont(`${family} Full`, '--font-full', full),
  ];
}

type Variant = ReturnType<typeof createVariant>;

function createFont(
  name: string,
  cssVariable: '--font-subset' | '--font-full',
  [first, ...rest]: Variant[],
) {
  if (!first) throw new Error(`${name} has no file`);
  const variants: [Variant, ...Variant[]] = [first, ...rest];
  return {
    name,
    cssVariable,
    provider: fontProviders.local(),
    fallbacks: [],
    options: { variants },
  };
}

function createVariant(
  { axes, weight }: FontFile,
  source: string | URL,
  unicodeRange?: UnicodeRange,
) {
  const { wght, wdth } = axes;
  const src: [string | URL] = [source];
  return {
    weight: wght ? `${wght.min} ${wght.max}` : weight,
    style: 'normal' as const,
    ...(wdth && { stretch: `${wdth.min}% ${wdth.max}%` }),
    src,
    ...(unicodeRange && { unicodeRange }),
  };
}

const collectGlyphs = (content: Content): string =>
  [...new Set(alwaysKept + JSON.stringify(content))]
    .filter((character) => character >= ' ' && !markup.test(character))
    .join('');

/** Names the file after its content, so that parallel builds do not overwrite each other. */
async function writeSubset(file: FontFile, text: string, folder: URL): Promise<URL> {
  const source = await readFile(file.path);
  const name = createHash('sha256').update(source).update(text).digest('hex').slice(0, 16);
  const target = new URL(`${name}.woff2`, folder);
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    keepFeatures: keptFeatures,
    noHinting: true,
    variationAxes: limitAxes(file),
  });
  await mkdir(folder, { recursive: true });
  await writeFile(target, subset);
  return target;
}

/** @returns for each axis wider than the design needs, the range or single value to keep */
function limitAxes({ axes }: FontFile): Record<string, number | { min: number; max: number }> {
  const kept: Record<string, number | { min: number; max: number }> = {};
  for (const [tag, axis] of Object.entries(axes)) {
    const used = usedAxes[tag];
    if (!used) kept[tag] = axis.default;
    else if (axis.min < used.min || axis.max > used.max) {
      kept[tag] = { min: Math.max(axis.min, used.min), max: Math.min(axis.max, used.max) };
    }
  }
  return kept;
}
