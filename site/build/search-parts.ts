import type { Plugin } from 'vite';

/** Entry modules of the search page's island: the component, and its renderer. */
const starts = /\/features\/search\/Search\.tsx$|\/@astrojs\/react\/dist\/client\.js$/;

/**
 * Writes /search-parts.txt: the addresses of all scripts of the search, one a line, which the page
 * fetches ahead (features/search/search-page.ts). An island names only the first of its scripts.
 */
export function searchParts(): Plugin {
  return {
    name: 'search-parts',
    apply: 'build',
    // After Vite has taken out the chunks that held nothing but styles.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const parts = new Set<string>();
      const add = (file: string) => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || parts.has(file)) return;
        parts.add(file);
        [...chunk.imports, ...chunk.dynamicImports].forEach(add);
      };
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type === 'chunk' && starts.test(chunk.facadeModuleId ?? '')) add(file);
      }
      const source = [...parts].map((file) => `/${file}`).join('\n');
      this.emitFile({ type: 'asset', fileName: 'search-parts.txt', source });
    },
  };
}
