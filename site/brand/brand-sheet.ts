import type { Content } from '../../lib/content/load.ts';
import type { Look } from '../../lib/content/schemas/brand.ts';
import { drawFirmMark, type MarkDrawing } from './mark.ts';
import { type CutName, readTypefaceWidths, type TypefaceWidths } from './typeface-widths.ts';

/** @returns the firm's colors, its mark's proportions, and fallbacks for its typeface */
export async function formatBrandSheet(content: Content): Promise<string> {
  const look = content.files['brand/look.yaml'];
  const widths = await readTypefaceWidths({ folder: content.folder, ...look });
  return `${formatTokens(look, drawFirmMark(content), widths)}${formatFallbackFaces(widths)}`;
}

function formatTokens(
  { colors }: Look,
  { width, height, port }: MarkDrawing,
  widths: TypefaceWidths,
): string {
  const tokens = Object.entries(colors).map(([key, value]) => `--color-${key}: ${value};`);
  const mark = [`--mark-ratio: ${width / height};`, `--mark-port: ${port / width};`];
  const type = [`--headline-scale: ${getHeadlineScale(widths)};`];
  return `:root {\n${[...tokens, ...mark, ...type].map((line) => `  ${line}\n`).join('')}}\n`;
}

/** System fonts, scaled to the metrics of the firm's typeface, so that the font swap shifts nothing. */
interface Face {
  family: string;
  cut: CutName;
  /** Scale of Arial, in percent, for a cut as wide as the design's: measured from the mean width of the
   * site's text at the weights and widths that share the face. */
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

interface SystemFont {
  /** Appended to the family's name; site/ui/type.css lists the families in this order. */
  suffix: string;
  /** Fonts with the same glyph widths. */
  names: readonly string[];
  /** Mean letter width in Arial divided by that in this font. */
  regular: number;
  bold: number;
}

/** A face takes one scale, so each system font needs its own faces. */
const systemFonts: readonly SystemFont[] = [
  { suffix: '', names: ['Arial', 'Liberation Sans'], regular: 1, bold: 1 },
  { suffix: ' Roboto', names: ['Roboto'], regular: 0.988, bold: 1.061 },
  { suffix: ' DejaVu', names: ['DejaVu Sans'], regular: 0.878, bold: 0.844 },
];

/** @returns the rules of all fallback faces */
const formatFallbackFaces = (widths: TypefaceWidths): string =>
  systemFonts.flatMap((font) => faces.map((face) => formatFace(face, font, widths))).join('');

function formatFace(
  { family, cut, scale, local, rules }: Face,
  { suffix, names, regular, bold }: SystemFont,
  widths: TypefaceWidths,
): string {
  const adjust = scale * widths.ratios[cut] * (local ? bold : regular);
  const formatHeight = (height: number) => `${roundToTenths((height / adjust) * 10_000)}%`;
  const sources = names.map((name) => `local('${local ? `${name} ${local}` : name}')`);
  return `@font-face {
  font-family: '${family}${suffix}';
  ${rules ?? ''}
  src: ${sources.join(', ')};
  size-adjust: ${roundToTenths(adjust)}%;
  ascent-override: ${formatHeight(widths.ascent)};
  descent-override: ${formatHeight(widths.descent)};
  line-gap-override: 0%;
}
`;
}

/** Smaller differences are invisible. */
const minDifference = 0.02;

/**
 * @returns the factor that shrinks headlines so that they wrap as designed; 1 if the typeface is as narrow as
 *   the design's
 */
function getHeadlineScale({ ratios: { narrow } }: TypefaceWidths): number {
  return narrow < 1 + minDifference ? 1 : Number((1 / narrow).toFixed(3));
}

const roundToTenths = (value: number) => Number(value.toFixed(1));
