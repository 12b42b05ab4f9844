import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const file = normalizePath(fileURLToPath(new URL('../ui/breakpoints.css', import.meta.url)));

/** Defines the named breakpoints in every style sheet, because Vite compiles each one alone. */
export function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform: {
      // The address of a sheet (`?url`) is a script; the sheet itself comes under another query.
      filter: { id: /\.css(?:$|\?(?!url))/ },
      // An import, because only imports may precede the sheet's own imports.
      handler: (code) => `@import '${file}';${code}`,
    },
  };
}
