import type { AstroIntegration } from 'astro';
import { contentReload } from './content-reload.ts';
import { searchParts } from './search-parts.ts';

/**
 * What the site adds to the site builder: the `client:near` directive for islands, a list for the
 * search, and a fresh page in the browser when a content file changes.
 */
export function siteBuild(): AstroIntegration {
  return {
    name: 'site-build',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'near', entrypoint: './site/build/client-near.ts' });
        updateConfig({ vite: { plugins: [searchParts(), contentReload()] } });
      },
    },
  };
}
