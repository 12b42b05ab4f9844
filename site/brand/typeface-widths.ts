/**
 * How wide the firm's typeface runs beside the one that the design was drawn with: for fallback faces that
 * shift nothing, and for headlines that keep their lines where a typeface has no narrow width.
 */
import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { ContentError } from '../../lib/content/read.ts';
import { clampToAxes, type FontFile, findFileByWeight, readTypeface } from './typeface.ts';

/** Letters as frequent as on the site. */
const letters =
  'ThepeoplewhobuildtechnologyandthepeoplewhosellitonelinefromanopenroletoasignedofferWeaskwhythelastoneleftwhocansaynoandwhatthenextonemustchangeEveryfinalisthasajobandreadsnopostings';

/** Weights and widths of the design, with the mean width of these letters in Special Gothic, in em. */
const cuts = {
  text: { wght: 400, wdth: 100, drawn: 0.4732 },
  strong: { wght: 600, wdth: 100, drawn: 0.5004 },
  narrow: { wght: 600, wdth: 84, drawn: 0.4273 },
  narrowest: { wght: 600, wdth: 77, drawn: 0.3952 },
  wide: { wght: 600, wdth: 125, drawn: 0.6622 },
} as const;
export type CutName = keyof typeof cuts;

export interface TypefaceWidths {
  /** The width of each cut over its width in the typeface of the design. */
  of(cut: CutName): number;
  /** Heights over and under the base line, in em. */
  ascent: number;
  descent: number;
}

/** @throws ContentError with a sentence on a file of the typeface that is missing or no font */
export async function readTypefaceWidths(): Promise<TypefaceWidths> {
  const { files } = readTypeface();
  const found = new Map<CutName, number>();
  for (const [name, cut] of Object.entries(cuts)) {
    if (isCutName(name)) found.set(name, (await meanWidth(files, cut)) / cut.drawn);
  }
  const { ascent, descent, unitsPerEm } = await cutFont(files, cuts.text);
  return {
    of: (cut) => found.get(cut) ?? 1,
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
  };
}

const isCutName = (name: string): name is CutName => name in cuts;

async function meanWidth(files: readonly FontFile[], cut: { wght: number; wdth: number }) {
  const font = await cutFont(files, cut);
  const widths = [...letters].map(
    (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
  );
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
}

async function cutFont(files: readonly FontFile[], wanted: { wght: number; wdth: number }) {
  const file = findFileByWeight(files, wanted.wght);
  const { wght, wdth } = wanted;
  const variationAxes = clampToAxes(file, { wght, wdth });
  const source = await readFile(file.path);
  const font = create(await subsetFont(source, letters, { targetFormat: 'sfnt', variationAxes }));
  if (font.isCollection) throw new ContentError(`${file.path} is no font`);
  return font;
}
