/** Static instances of the brand's typeface: the image renderer reads no variable fonts. */
import { readFile } from 'node:fs/promises';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { type FontFile, readTypeface } from '../../brand/typeface.ts';

/** Weight and width of each instance. */
const cuts = {
  title: [600, 84],
  name: [700, 92],
  label: [400, 100],
  narrow: [600, 78],
  wide: [600, 125],
} as const;
export type Face = keyof typeof cuts;

/** @param text all text of the images; other glyphs are left out */
export async function readFaces(text: string): Promise<Font[]> {
  const { files } = readTypeface();
  return Promise.all(
    Object.entries(cuts).map(async ([name, [wght, wdth]]) => {
      const file = nearest(files, wght);
      const variationAxes = location(file, { wght, wdth });
      const whole = await readFile(file.path);
      return { name, data: await subsetFont(whole, text, { targetFormat: 'sfnt', variationAxes }) };
    }),
  );
}

/** @returns the file of that weight, or else of the next one; a variable font is one file */
function nearest(files: readonly FontFile[], weight: number): FontFile {
  const away = (file: FontFile) => Math.abs(file.weight - weight);
  return files.reduce((best, file) => (away(file) < away(best) ? file : best));
}

/** @returns for each axis of the font the value that is wanted, as far as the font goes */
const location = ({ axes }: FontFile, wanted: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(axes).map(([tag, { min, default: usual, max }]) => [
      tag,
      Math.min(Math.max(wanted[tag] ?? usual, min), max),
    ]),
  );
