/** Arial, scaled to the metrics of the firm's typeface, so that the font swap shifts nothing. */
import type { CutName, TypefaceWidths } from './typeface-widths.ts';

interface Face {
  family: string;
  cut: CutName;
  /** Percent by which Arial is scaled where the cut is as wide as the design's: the measured mean width of
   * the site's own words at the weights and widths that share the face. */
  scale: number;
  local?: 'Bold';
  rules?: string;
}

const faces: readonly Face[] = [
  { family: 'Text Fallback', cut: 'text', scale: 92.5 },
  {
    family: 'Text Fallback',
    cut: 'strong',
    scale: 89.8,
    local: 'Bold',
    rules: 'font-weight: 600;',
  },
  { family: 'Narrow Fallback', cut: 'narrow', scale: 78, rules: 'font-stretch: 79% 125%;' },
  { family: 'Narrow Fallback', cut: 'narrowest', scale: 71.5, rules: 'font-stretch: 75% 78%;' },
  { family: 'Wide Fallback', cut: 'wide', scale: 118.8 },
];

/** @returns the rules of all fallback faces */
export const fallbackFaces = (widths: TypefaceWidths): string =>
  faces.map((face) => faceRule(face, widths)).join('');

function faceRule({ family, cut, scale, local, rules }: Face, widths: TypefaceWidths): string {
  const adjust = scale * widths.of(cut);
  const of = (height: number) => `${tenths((height / adjust) * 10_000)}%`;
  const name = (font: string) => `local('${local ? `${font} ${local}` : font}')`;
  return `@font-face {
  font-family: '${family}';
  ${rules ?? ''}
  src: ${name('Arial')}, ${name('Liberation Sans')};
  size-adjust: ${tenths(adjust)}%;
  ascent-override: ${of(widths.ascent)};
  descent-override: ${of(widths.descent)};
  line-gap-override: 0%;
}
`;
}

/** Less than this cannot be seen. */
const least = 0.02;

/**
 * @returns by how much headlines are set smaller, so that they break as they were drawn: 1 in a typeface that
 *   is as narrow as the design's
 */
export function headlineScale({ of }: TypefaceWidths): number {
  const narrow = of('narrow');
  return narrow < 1 + least ? 1 : Number((1 / narrow).toFixed(3));
}

const tenths = (value: number) => Number(value.toFixed(1));
