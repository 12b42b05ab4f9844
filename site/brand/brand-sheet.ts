import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readLook } from '../../lib/content/firm-files.ts';
import { contentFile } from '../../lib/content/folder.ts';
import type { Look } from '../../lib/content/schemas/look.ts';
import { formatFallbackFaces, getHeadlineScale } from './fallback-faces.ts';
import { readMark } from './mark.ts';
import type { MarkDrawing } from './mark-drawing.ts';
import { readTypefaceWidths, type TypefaceWidths } from './typeface-widths.ts';

const name = 'virtual:brand.css';
const id = '/@brand.css';

/** Gives pages the firm's colors, the proportions of its mark, and what its typeface asks of the type. */
export function brandSheet(): Plugin {
  const folder = resolve(contentFile('brand'));
  return {
    name: 'brand-sheet',
    resolveId: (source) => (source === name ? id : undefined),
    async load(asked) {
      if (asked !== id) return undefined;
      const widths = await readTypefaceWidths();
      return `${sheet(readLook(), readMark(), widths)}${formatFallbackFaces(widths)}`;
    },
    hotUpdate({ file, modules }) {
      const module = this.environment.moduleGraph.getModuleById(id);
      if (resolve(file).startsWith(folder) && module) return [...modules, module];
      return undefined;
    },
  };
}

function sheet(
  { colors }: Look,
  { width, height, port }: MarkDrawing,
  widths: TypefaceWidths,
): string {
  const tokens = Object.entries(colors).map(([key, value]) => `--color-${key}: ${value};`);
  const mark = [`--mark-ratio: ${width / height};`, `--mark-port: ${port / width};`];
  const type = [`--headline-scale: ${getHeadlineScale(widths)};`];
  return `:root {\n${[...tokens, ...mark, ...type].map((line) => `  ${line}\n`).join('')}}\n`;
}
