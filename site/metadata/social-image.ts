/** Draws a social image: satori sets the text, this module adds the line and the figure. */
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { ColorName } from '../../lib/content/schemas/brand.ts';
import { instantiateFont, readTypeface } from '../brand/typeface.ts';
import { colors, folder, mark, typeface } from '../content/content.ts';
import { CardWords } from './SocialImageText.tsx';
import { heightPx, type SocialCard, type SocialFigure, start, widthPx } from './social-card.ts';

/** Weights of the line. */
const [linePx, hairlinePx] = [10, 2];
/** Radii of a sign, and of the hole in a ring. */
const [signPx, holePx] = [1.9 * linePx, 0.9 * linePx];

/** @returns the picture of a card as a PNG of 1200 by 630 pixels */
export async function drawSocialImage(
  card: SocialCard,
  name: string,
  fonts: Font[],
): Promise<Buffer> {
  const words = await satori(
    createElement(CardWords, {
      card,
      name: { text: mark.isWordmark ? '' : name, left: nameLeftPx },
    }),
    { width: widthPx, height: heightPx, fonts },
  );
  const drawing = words.replace(
    /^<svg[^>]*>/,
    (open) => open + ground + drawLogo(name) + drawFigure(card.figure),
  );
  // With a palette these few flat colors take a fifth of the bytes; more effort finds no better one.
  return sharp(Buffer.from(drawing))
    .png({ palette: true, colours: 64, effort: 1, dither: 0 })
    .toBuffer();
}

const ground = `<rect width="${widthPx}" height="${heightPx}" fill="${colors.ever}"/>`;

/** @param weight of the mark's line, in pixels */
function drawMark(x: number, y: number, scale: number, weight: number): string {
  const signal = colors.signal;
  return `<g transform="translate(${x} ${y}) scale(${scale})" color="${signal}" fill="${signal}" stroke-width="${weight / scale}">${mark.shapes}</g>`;
}

/** The logo's scale, the position and bottom edge of its mark, and the weight of its line. */
const [logoScale, logoX, logoFoot, logoWeight] = [0.78, 64.68, 92.56, 4.212];
const [maxMarkHeightPx, maxMarkWidthPx] = [46 * logoScale, 104 * logoScale];
const maxWordmarkWidthPx = 256 * logoScale;
const markScale = Math.min(
  maxMarkHeightPx / mark.height,
  (mark.isWordmark ? maxWordmarkWidthPx : maxMarkWidthPx) / mark.width,
);
const nameLeftPx = Math.round(logoX + mark.width * markScale + 11.76);

/** The mark, whose line underlines a name of any length. */
function drawLogo(name: string): string {
  const drawing = drawMark(logoX, logoFoot - mark.height * markScale, markScale, logoWeight);
  const from = logoX + mark.port * markScale;
  const to = nameLeftPx + 15 + name.length * 9.6;
  return mark.underlines ? drawing + drawStroke(`M${from} ${logoFoot}H${to}`, logoWeight) : drawing;
}

function drawFigure({ frame, way, line: path, hairlines, signs }: SocialFigure): string {
  const { x, y, scale } = frame;
  const circles = [
    { kind: 'ring', ...start } as const,
    ...signs.map((sign) => ({ kind: sign.kind, x: x + sign.x * scale, y: y + sign.y * scale })),
  ];
  return [
    drawStroke(way, linePx),
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    drawStroke(hairlines, hairlinePx / scale, 'mist'),
    drawStroke(path, linePx / scale),
    '</g>',
    ...circles.map(
      ({ kind, x: cx, y: cy }) =>
        `<circle cx="${cx}" cy="${cy}" r="${signPx}" fill="${colors.signal}"/>` +
        (kind === 'ring'
          ? `<circle cx="${cx}" cy="${cy}" r="${holePx}" fill="${colors.ever}"/>`
          : ''),
    ),
  ].join('');
}

const drawStroke = (path: string, weight: number, tone: ColorName = 'signal') =>
  `<path d="${path}" fill="none" stroke="${colors[tone]}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="${tone === 'signal' ? 'round' : 'butt'}"/>`;

/** Weight and width of each static instance: the image renderer reads no variable fonts. */
const instances = {
  title: [600, 84],
  name: [700, 92],
  label: [400, 100],
} as const;

/** @param text all text of the images; other glyphs are left out */
export async function readFaces(text: string): Promise<Font[]> {
  const { files } = readTypeface({ folder, typeface });
  return Promise.all(
    Object.entries(instances).map(async ([name, [wght, wdth]]) => ({
      name,
      data: await instantiateFont(files, { wght, wdth }, text),
    })),
  );
}
