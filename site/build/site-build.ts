import type { AstroIntegration } from 'astro';
import { searchParts } from './search-parts.ts';

/** What the site adds to the site builder: the `client:near` directive, and a list for the search. */
export function siteBuild(): AstroIntegration {
  return {
    name: 'site-build',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'near', entrypoint: './site/build/client-near.ts' });
        updateConfig({ vite: { plugins: [searchParts()] } });
      },
    },
  };
}
