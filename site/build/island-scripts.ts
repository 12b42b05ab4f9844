import type { Plugin } from 'vite';

/** The addresses of a script and all its imports, by the address of an island's first script or renderer. */
export type IslandScripts = ReadonlyMap<string, readonly string[]>;

/**
 * Records everything that each browser script imports, statically or dynamically: a page names only the first
 * script of an island.
 * @param scripts filled while the site is built
 */
export function islandScripts(scripts: Map<string, readonly string[]>): Plugin {
  return {
    name: 'island-scripts',
    apply: 'build',
    // After Vite has removed chunks that contain only styles.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const collect = (file: string, seen: Set<string>) => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || seen.has(`/${file}`)) return seen;
        seen.add(`/${file}`);
        for (const imported of [...chunk.imports, ...chunk.dynamicImports]) collect(imported, seen);
        return seen;
      };
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry)
          scripts.set(`/${file}`, [...collect(file, new Set())]);
      }
    },
  };
}
