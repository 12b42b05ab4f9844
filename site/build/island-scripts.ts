import type { Plugin } from 'vite';
import { getAttribute, type HtmlElement } from '../text/html-source.ts';

/** Address of an island's first script, or of its renderer, to the addresses of all that it imports, itself included. */
export type IslandScripts = ReadonlyMap<string, readonly string[]>;

/**
 * Notes which scripts each script of the browser brings along, dynamic imports included, since a page
 * names only the first script of an island.
 * @param scripts is filled while the site is built
 */
export function islandScripts(scripts: Map<string, readonly string[]>): Plugin {
  return {
    name: 'island-scripts',
    apply: 'build',
    // After Vite has taken out the chunks that held nothing but styles.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const brings = (file: string, seen: Set<string>) => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || seen.has(`/${file}`)) return seen;
        seen.add(`/${file}`);
        for (const other of [...chunk.imports, ...chunk.dynamicImports]) brings(other, seen);
        return seen;
      };
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry)
          scripts.set(`/${file}`, [...brings(file, new Set())]);
      }
    },
  };
}

/**
 * An island that waits for the first sign of use (`client:near="use"`) should then answer at once, so its
 * scripts are fetched ahead.
 * @param elements of a whole page
 * @returns addresses of all scripts of these islands
 */
export function findScriptsAhead(
  elements: readonly HtmlElement[],
  scripts: IslandScripts,
): string[] {
  const entries = elements
    .filter((element) => element.tagName === 'astro-island' && waitsForUse(element))
    .flatMap((island) => [
      getAttribute(island, 'component-url'),
      getAttribute(island, 'renderer-url'),
    ])
    .filter((address) => address !== undefined);
  return [...new Set(entries.flatMap((entry) => scripts.get(entry) ?? []))];
}

const waitsForUse = (island: HtmlElement) =>
  getAttribute(island, 'client') === 'near' &&
  /"value":"use"/.test(getAttribute(island, 'opts') ?? '');
