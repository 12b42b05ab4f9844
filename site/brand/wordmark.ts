/** Checks that a wordmark is legible in the phone header, the smallest place that shows it. */
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { readLook } from '../../lib/content/firm-files.ts';
import { type ColorName, getContrast, type Look } from '../../lib/content/schemas/look.ts';
import { findMarkErrors, getMarkFile, type MarkDrawing, readMark } from './mark.ts';

/** Available space in the header (ui/Logo.tsx), in CSS pixels. */
const room = { width: 172, height: 31 };
/** Rendered pixels per CSS pixel. */
const density = 4;
const limits = {
  ratio: { min: 1.5, max: 9 },
  /** Minimum height of a line of letters, in CSS pixels. */
  letterPx: 9,
  /** Minimum contrast ratio (WCAG 1.4.11). */
  contrast: 3,
  /** Maximum share of faint ink: a dot in a lighter color is fine. */
  faintShare: 0.2,
};
/** Shares of the width that tell a line of letters from dots above letters and from rules. */
const lineOfLetters = { min: 0.2, rule: 0.8 };
/** Where the wordmark appears, and the color of shapes that set none. */
const places: readonly { where: string; ground: ColorName; ink: ColorName }[] = [
  { where: 'the header', ground: 'paper', ink: 'ever' },
  { where: 'the footer', ground: 'deep', ink: 'signal' },
];

/** @returns a sentence for each reason the wordmark is illegible; empty if the mark stands beside the name */
export async function findWordmarkErrors(): Promise<string[]> {
  const { wordmark, colors } = readLook();
  if (!wordmark || findMarkErrors().length > 0) return [];
  const problems = await findWordmarkProblems(readMark(), colors);
  const file = getMarkFile();
  return [
    ...problems.map((problem) => `${file}: ${problem}`),
    ...(existsSync(getMarkFile('icon'))
      ? findMarkErrors('icon')
      : [
          `${getMarkFile('icon')}: is missing. A wordmark is too small for icons: draw a letter or a sign for them, about as wide as it is high`,
        ]),
  ];
}

/** @returns what is wrong with a wordmark in these colors, and what to do */
export async function findWordmarkProblems(
  mark: MarkDrawing,
  colors: Look['colors'],
): Promise<string[]> {
  const problems = [...findShapeProblems(mark)];
  for (const { where, ground, ink } of places) {
    const drawing = await draw(mark, colors[ink]);
    const faint = getFaintShare(drawing, colors[ground]);
    if (faint > limits.faintShare) {
      problems.push(
        `${Math.round(100 * faint)} % of it has a contrast below ${limits.contrast}:1 on ${ground} (${colors[ground]}), the ground of ${where}. Draw it in currentColor, or in another color`,
      );
    }
    const letterPx = getLetterHeight(drawing);
    if (ground === 'paper' && letterPx < limits.letterPx) {
      problems.push(
        `in the header of phones its smallest line of letters is ${letterPx.toFixed(1)} pixels high and needs ${limits.letterPx}. Draw it larger, or leave the line out`,
      );
    }
  }
  return problems;
}

function* findShapeProblems({ width, height }: MarkDrawing) {
  const ratio = width / height;
  const { min, max } = limits.ratio;
  if (ratio >= min && ratio <= max) return;
  yield `is ${ratio.toFixed(1)} times as wide as it is high, and a wordmark is ${min} to ${max} times as wide. ${ratio < min ? 'Take wordmark out of look.yaml, so that the name stands beside it' : 'Set it in two lines'}`;
}

interface Drawing {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel. */
  data: Buffer;
}

async function draw({ width, height, shapes }: MarkDrawing, ink: string): Promise<Drawing> {
  const scale = density * Math.min(room.width / width, room.height / height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}" color="${ink}" fill="${ink}">${shapes}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const isInk = ({ data }: Drawing, pixel: number) => (data[4 * pixel + 3] ?? 0) > 127;

/** @returns the share of the drawing that is hard to tell from the ground */
function getFaintShare(drawing: Drawing, ground: string): number {
  const ratios = new Map<string, number>();
  let [inked, faint] = [0, 0];
  for (let pixel = 0; pixel < drawing.width * drawing.height; pixel += 1) {
    if (!isInk(drawing, pixel)) continue;
    const color = `#${drawing.data.toString('hex', 4 * pixel, 4 * pixel + 3)}`;
    const ratio = ratios.get(color) ?? getContrast(color, ground);
    ratios.set(color, ratio);
    inked += 1;
    if (ratio < limits.contrast) faint += 1;
  }
  return inked === 0 ? 1 : faint / inked;
}

/** @returns the height of the shortest line of letters, in CSS pixels; empty rows separate lines */
function getLetterHeight(drawing: Drawing): number {
  const { width, height } = drawing;
  const lines: Set<number>[][] = [[]];
  for (let row = 0; row < height; row += 1) {
    const columns = new Set<number>();
    for (let column = 0; column < width; column += 1) {
      if (isInk(drawing, row * width + column)) columns.add(column);
    }
    if (columns.size > 0) lines.at(-1)?.push(columns);
    else if (lines.at(-1)?.length) lines.push([]);
  }
  const letters = lines.filter((rows) => {
    const covered = new Set(rows.flatMap((columns) => [...columns]));
    const isRule = rows.every(({ size }) => size > lineOfLetters.rule * width);
    return covered.size > lineOfLetters.min * width && !isRule;
  });
  return Math.min(...letters.map(({ length }) => length / density));
}
