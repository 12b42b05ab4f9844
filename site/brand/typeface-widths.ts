/** Compares the widths of the firm's typeface with those of the typeface that the design was drawn with. */
import { create, type Font } from 'fontkitten';
import { type FontFile, instantiateFont, readTypeface, type TypefaceSource } from './typeface.ts';

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
  /** The width of each cut divided by its width in the design's typeface. */
  ratios: Readonly<Record<CutName, number>>;
  /** Height above and depth below the baseline, in em. */
  ascent: number;
  descent: number;
}

/** @throws ContentError if a file of the typeface is missing or not a font */
export async function readTypefaceWidths(source: TypefaceSource): Promise<TypefaceWidths> {
  const { files } = readTypeface(source);
  const getRatio = async (name: CutName) =>
    measureMeanWidth(await openCut(files, cuts[name])) / cuts[name].drawn;
  const ratios = {
    text: await getRatio('text'),
    strong: await getRatio('strong'),
    narrow: await getRatio('narrow'),
    narrowest: await getRatio('narrowest'),
    wide: await getRatio('wide'),
  };
  const { ascent, descent, unitsPerEm } = await openCut(files, cuts.text);
  return { ratios, ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm };
}

/** @returns the mean width of the letters, in em */
function measureMeanWidth(font: Font): number {
  const widths = [...letters].map(
    (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
  );
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
}

async function openCut(
  files: readonly FontFile[],
  cut: { wght: number; wdth: number },
): Promise<Font> {
  const font = create(await instantiateFont(files, cut, letters));
  if (font.isCollection) throw new Error('The typeface is no font');
  return font;
}
