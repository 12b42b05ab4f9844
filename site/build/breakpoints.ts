import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const file = new URL('../ui/breakpoints.css', import.meta.url);

/** Defines the named breakpoints in every style sheet, because Vite compiles each one alone. */
export function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler: (code) => `${readFileSync(file, 'utf8')}${code}`,
    },
  };
}
