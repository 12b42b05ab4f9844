/** The owner's skylines, and a generated one for a city without. */
import type { City, Skyline } from '../../lib/content/schemas/city.ts';
import { fnv1a, range } from './numbers.ts';

export interface SkylineDrawing {
  width: number;
  height: number;
  /** The upper edge of its box; the line runs along the lower one. */
  top: number;
  outline: string;
  hairlines: string;
}

/** A skyline with at least this ratio of width to height takes the full width under the text. */
const minWideRatio = 3;

/** @returns the short version, shown side by side with others */
export const getSkyline = ({ slug, skyline }: City): SkylineDrawing =>
  skyline ? toDrawing(skyline) : drawDefaultSkyline(slug);

/** @returns the version for the city's page, if there is one */
export const getWideSkyline = ({ wideSkyline }: City): SkylineDrawing | undefined =>
  wideSkyline && toDrawing(wideSkyline);

/** Whether the skyline takes the full width, under the text. */
export function isWide(city: City): boolean {
  const { width, height } = getWideSkyline(city) ?? getSkyline(city);
  return width / height >= minWideRatio;
}

function toDrawing({ viewBox, outline, hairlines = '' }: Skyline): SkylineDrawing {
  const [, top = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
  return { width, height, top, outline, hairlines };
}

const buildings = 6;
const [ground, gap] = [300, 12];

/** Draws plain buildings that vary with the name. */
function drawDefaultSkyline(name: string): SkylineDrawing {
  let x = gap;
  let outline = `M0 ${ground}H${x}`;
  let hairlines = '';
  let top = ground;
  for (const index of range(buildings)) {
    const seed = fnv1a(`${name} ${index}`);
    const width = 28 + (seed % 4) * 8;
    const roof = ground - 48 - ((seed >>> 4) % 7) * 16;
    const peak = (seed >>> 8) % 3 === 0 ? roof - width / 2 : roof;
    const middle = x + width / 2;
    outline += `V${roof}L${middle} ${peak}L${x + width} ${roof}V${ground}H${x + width + gap}`;
    hairlines += range(2)
      .map((pane) => `M${x + ((pane + 1) * width) / 3} ${roof + 12}V${ground - 8}`)
      .join('');
    top = Math.min(top, peak);
    x += width + gap;
  }
  return { width: x, height: ground - top, top, outline, hairlines };
}
