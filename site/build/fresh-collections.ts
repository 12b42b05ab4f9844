import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where Astro's development server keeps what the collections hold, and the module that pages read it by. */
const storeFile = '.astro/data-store.json';
const storeModule = '\0astro:data-layer-content';

/**
 * Lets `npm run dev` show a post as it was saved last. Astro forgets what it read from the store when it
 * writes it, but not what a request reads at that moment: on a busy machine a page that is loaded while a post is
 * saved would show the older posts until the next save. The first request after a write forgets that as well.
 */
export function freshCollections(): Plugin {
  let known = 0;
  return {
    name: 'fresh-collections',
    apply: 'serve',
    configureServer({ config, environments, middlewares }) {
      const store = join(config.root, storeFile);
      middlewares.use((_request, _response, next) => {
        const written = statSync(store, { throwIfNoEntry: false })?.mtimeMs ?? 0;
        if (written !== known) {
          known = written;
          for (const { moduleGraph } of Object.values(environments)) {
            const held = moduleGraph.getModuleById(storeModule);
            if (held) moduleGraph.invalidateModule(held);
          }
        }
        next();
      });
    },
  };
}
