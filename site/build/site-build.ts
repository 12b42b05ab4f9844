import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentReload } from './content-reload.ts';
import { finishSite } from './finish-site.ts';
import { nextTo, publish, restorePublished } from './publish.ts';
import { searchParts } from './search-parts.ts';

/**
 * What the site adds to Astro: the `client:near` directive for islands, the list of the search's
 * scripts, a page reload when a content file changes, and a build that is finished,
 * compressed and then published as a whole.
 */
export function siteBuild(): AstroIntegration {
  /** The served folder, and the one that `astro build` writes to. */
  let published = '';

  return {
    name: 'site-build',
    hooks: {
      async 'astro:config:setup'({ addClientDirective, command, config, updateConfig }) {
        addClientDirective({ name: 'near', entrypoint: './site/build/client-near.ts' });
        updateConfig({ vite: { plugins: [searchParts(), contentReload()] } });
        if (command !== 'build') return;
        published = fileURLToPath(config.outDir).replace(/[/\\]$/, '');
        await restorePublished(published);
        updateConfig({ outDir: pathToFileURL(`${nextTo(published)}/`) });
      },
      async 'astro:build:done'({ dir }) {
        const built = fileURLToPath(dir).replace(/[/\\]$/, '');
        await finishSite(built);
        await publish(built, published);
      },
    },
  };
}
