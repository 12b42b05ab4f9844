/** Subsets the brand's typeface to the glyphs that the site's own texts use. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { contentFileNames, readContentText } from '../../contracts/content/folder.ts';

const require = createRequire(import.meta.url);
const files = '@fontsource-variable/special-gothic/files/special-gothic';

/** The full Latin and Latin Extended files: they load only when a visitor types other glyphs. */
export const fullLatin = require.resolve(`${files}-latin-wdth-normal.woff2`);
export const fullLatinExtended = require.resolve(`${files}-latin-ext-wdth-normal.woff2`);

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** The most common characters, and those that scripts and the server write but no file contains. */
const alwaysKept = [
  characters(0x30, 0x39),
  characters(0x41, 0x5a),
  characters(0x61, 0x7a),
  ' .,;:?!\'"()-/&@%+#$“”‘’–…©\u00a0',
].join('');

/** OpenType features that the site uses: kerning, ligatures and tabular figures. Others cost bytes. */
const keptFeatures = ['kern', 'liga', 'tnum'];

/**
 * Writes the subset next to the build's other intermediate files.
 *
 * @param target path of the WOFF2 file to write
 * @returns the path that was written
 */
export async function writeBrandFont(target: URL): Promise<URL> {
  const glyphs = new Set(alwaysKept);
  for (const name of contentFileNames()) {
    for (const character of readContentText(name)) glyphs.add(character);
  }
  const text = [...glyphs].filter((character) => character >= ' ').join('');
  const subset = await subsetFont(await readFile(fullLatin), text, {
    targetFormat: 'woff2',
    keepFeatures: keptFeatures,
    noHinting: true,
  });
  await mkdir(new URL('./', target), { recursive: true });
  await writeFile(target, subset);
  return target;
}
