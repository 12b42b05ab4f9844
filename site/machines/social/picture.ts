/** Draws a social image: words by satori, the line by the rules of the covers. */
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { ColorName } from '../../../lib/content/schemas/look.ts';
import { readMark } from '../../brand/mark.ts';
import { getColor } from '../../brand/palette.ts';
import { CardWords } from './CardWords.tsx';
import type { SocialCard } from './cards.ts';
import { heightPx, type SocialFigure, start, widthPx } from './figure.ts';

/** Weights of the line. */
const [linePx, hairlinePx] = [10, 2];
/** Radii of a station, and of the hole in a ring. */
const [stationPx, holePx] = [1.9 * linePx, 0.9 * linePx];

/** @returns the picture of a card as a PNG of 1200 by 630 pixels */
export async function socialImage(card: SocialCard, name: string, fonts: Font[]): Promise<Buffer> {
  const words = await satori(
    createElement(CardWords, { card, name: { text: name, left: nameLeftPx } }),
    {
      width: widthPx,
      height: heightPx,
      fonts,
    },
  );
  const drawing = words.replace(
    /^<svg[^>]*>/,
    (open) => open + ground + logo(name) + drawn(card.figure),
  );
  // The image has few flat colors: with a palette it takes a fifth of the bytes, and the palette that is found
  // with the least effort is as good as any.
  return sharp(Buffer.from(drawing))
    .png({ palette: true, colours: 64, effort: 1, dither: 0 })
    .toBuffer();
}

const ground = `<rect width="${widthPx}" height="${heightPx}" fill="${getColor('ever')}"/>`;

const mark = readMark();

/** The mark at a place, as high as given; its line is as heavy as the picture's. */
function markAt(x: number, y: number, scale: number, weight: number): string {
  const tone = getColor('signal');
  return `<g transform="translate(${x} ${y}) scale(${scale})" color="${tone}" fill="${tone}" stroke-width="${weight / scale}">${mark.shapes}</g>`;
}

/** The logo's scale, the foot of its mark, and the weight of its line. */
const [logoScale, logoX, logoFoot, logoWeight] = [0.78, 64.68, 92.56, 4.212];
const [markHigh, markMostWide] = [46 * logoScale, 104 * logoScale];
const markScale = Math.min(markHigh / mark.height, markMostWide / mark.width);
const nameLeftPx = Math.round(logoX + mark.width * markScale + 11.76);

/** The mark, whose line underlines a name of any length. */
function logo(name: string): string {
  const drawing = markAt(logoX, logoFoot - mark.height * markScale, markScale, logoWeight);
  const from = logoX + mark.port * markScale;
  const to = nameLeftPx + 15 + name.length * 9.6;
  return mark.underlines ? drawing + stroke(`M${from} ${logoFoot}H${to}`, logoWeight) : drawing;
}

function drawn({ frame, way, line: path, hairlines, stations, markHeight }: SocialFigure): string {
  const { x, y, scale } = frame;
  const signs = [
    { kind: 'ring', ...start } as const,
    ...stations.map((each) => ({
      kind: each.kind,
      x: x + each.x * scale,
      y: y + each.y * scale,
    })),
  ];
  return [
    stroke(way, linePx),
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    stroke(hairlines, hairlinePx / scale, 'mist'),
    stroke(path, linePx / scale),
    '</g>',
    markHeight ? markOnLine(frame, markHeight) : '',
    ...signs.map(
      (sign) =>
        `<circle cx="${sign.x}" cy="${sign.y}" r="${stationPx}" fill="${getColor('signal')}"/>` +
        (sign.kind === 'ring'
          ? `<circle cx="${sign.x}" cy="${sign.y}" r="${holePx}" fill="${getColor('ever')}"/>`
          : ''),
    ),
  ].join('');
}

/** The mark upon the middle of the figure's line. */
function markOnLine({ x, y, scale }: SocialFigure['frame'], units: number): string {
  const size = Math.min((units * scale) / mark.height, (1.2 * units * scale) / mark.width);
  const [port, foot] = [x + 6 * scale, y + 6 * scale];
  return markAt(port - mark.port * size, foot - mark.height * size, size, linePx);
}

const stroke = (path: string, weight: number, tone: ColorName = 'signal') =>
  `<path d="${path}" fill="none" stroke="${getColor(tone)}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="${tone === 'signal' ? 'round' : 'butt'}"/>`;
