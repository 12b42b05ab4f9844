/** Static instances of the brand's typeface: the image renderer reads no variable fonts. */
import { readFile } from 'node:fs/promises';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { clampToAxes, findFileByWeight, readTypeface } from '../brand/typeface.ts';

/** Weight and width of each instance. */
const instances = {
  title: [600, 84],
  name: [700, 92],
  label: [400, 100],
  narrow: [600, 78],
  wide: [600, 125],
} as const;
export type Face = keyof typeof instances;

/** @param text all text of the images; other glyphs are left out */
export async function readFaces(text: string): Promise<Font[]> {
  const { files } = readTypeface();
  return Promise.all(
    Object.entries(instances).map(async ([name, [wght, wdth]]) => {
      const file = findFileByWeight(files, wght);
      const variationAxes = clampToAxes(file, { wght, wdth });
      const typeface = await readFile(file.path);
      return {
        name,
        data: await subsetFont(typeface, text, { targetFormat: 'sfnt', variationAxes }),
      };
    }),
  );
}
