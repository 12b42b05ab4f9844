import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentFile } from '../../contracts/content/folder.ts';
import type { Look } from '../../contracts/content/look.ts';
import { readLook } from './look.ts';
import { readMark } from './mark.ts';
import type { MarkDrawing } from './mark-drawing.ts';

const name = 'virtual:brand.css';
const id = '/@brand.css';

/** Gives pages the firm's colors and the proportions of its mark, as custom properties. */
export function brandSheet(): Plugin {
  const folder = resolve(contentFile('brand'));
  return {
    name: 'brand-sheet',
    resolveId: (source) => (source === name ? id : undefined),
    load: (asked) => (asked === id ? sheet(readLook(), readMark()) : undefined),
    hotUpdate({ file, modules }) {
      const module = this.environment.moduleGraph.getModuleById(id);
      if (resolve(file).startsWith(folder) && module) return [...modules, module];
      return undefined;
    },
  };
}

function sheet({ colors }: Look, { width, height, port }: MarkDrawing): string {
  const tokens = Object.entries(colors).map(([key, value]) => `--color-${key}: ${value};`);
  const mark = [`--mark-ratio: ${width / height};`, `--mark-port: ${port / width};`];
  return `:root {\n${[...tokens, ...mark].map((line) => `  ${line}\n`).join('')}}\n`;
}
