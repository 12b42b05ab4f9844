/** Draws a social image: words by satori, the line by the rules of the covers. */
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { color } from '../palette.ts';
import { CardWords } from './CardWords.tsx';
import type { SocialCard } from './cards.ts';
import { height, type SocialFigure, start, width } from './figure.ts';

/** Line weights in pixels. */
const [line, hairline] = [10, 2];
/** Radii of a station, and of the hole in a ring. */
const [station, hole] = [1.9 * line, 0.9 * line];

/** @returns the picture of a card as a PNG of 1200 by 630 pixels */
export async function socialImage(card: SocialCard, name: string, fonts: Font[]): Promise<Buffer> {
  const words = await satori(createElement(CardWords, { card, name }), { width, height, fonts });
  const drawing = words.replace(
    /^<svg[^>]*>/,
    (open) => open + ground + logo(name) + drawn(card.figure),
  );
  // The image has few flat colors: with a palette it takes a fifth of the bytes.
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 64 }).toBuffer();
}

const ground = `<rect width="${width}" height="${height}" fill="${color('ever')}"/>`;

/** The fox, whose tail underlines a name of any length. */
function logo(name: string): string {
  const scale = 0.78;
  const tail = Math.round((72 + name.length * 9.6) / scale);
  const path = `M32 52L9 33L6 6L22 18H42L58 6L55 33L32 52H${tail}`;
  return `<g transform="translate(60 52) scale(${scale})">${stroke(path, 5.4)}</g>`;
}

function drawn({ frame, way, line: path, hairlines, stations }: SocialFigure): string {
  const { x, y, scale } = frame;
  const marks = [
    { kind: 'ring', ...start } as const,
    ...stations.map((each) => ({
      kind: each.kind,
      x: x + each.x * scale,
      y: y + each.y * scale,
    })),
  ];
  return [
    stroke(way, line),
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    stroke(hairlines, hairline / scale, 'mist'),
    stroke(path, line / scale),
    '</g>',
    ...marks.map(
      (mark) =>
        `<circle cx="${mark.x}" cy="${mark.y}" r="${station}" fill="${color('fox')}"/>` +
        (mark.kind === 'ring'
          ? `<circle cx="${mark.x}" cy="${mark.y}" r="${hole}" fill="${color('ever')}"/>`
          : ''),
    ),
  ].join('');
}

const stroke = (path: string, weight: number, tone = 'fox') =>
  `<path d="${path}" fill="none" stroke="${color(tone)}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="${tone === 'fox' ? 'round' : 'butt'}"/>`;
