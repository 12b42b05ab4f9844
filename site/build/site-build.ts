import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { formFieldsFile, formFieldsOfContent } from '../../contracts/form-fields-record.ts';
import { siteAddressesFile } from '../../contracts/site-addresses.ts';
import { brandSheet } from '../brand/brand-sheet.ts';
import { contentReload } from './content-reload.ts';
import { finishSite } from './finish-site.ts';
import { freshCollections } from './fresh-collections.ts';
import { islandScripts } from './island-scripts.ts';
import { ownPictures, removeOriginals } from './own-pictures.ts';
import { nextTo, publish, restorePublished } from './publish.ts';
import { removedPages } from './removed-pages.ts';
import { siteAddresses } from './site-addresses.ts';

/**
 * What the site adds to Astro: the `client:near` directive for islands, a page reload when a content file changes, and a build that is finished,
 * compressed and then published as a whole.
 */
export function siteBuild(): AstroIntegration {
  /** The served folder, and the one that `astro build` writes to. */
  let published = '';
  const scripts = new Map<string, readonly string[]>();

  return {
    name: 'site-build',
    hooks: {
      async 'astro:config:setup'({ addClientDirective, command, config, updateConfig }) {
        addClientDirective({ name: 'near', entrypoint: './site/build/client-near.ts' });
        updateConfig({
          vite: {
            plugins: [
              islandScripts(scripts),
              brandSheet(),
              contentReload(),
              freshCollections(),
              ownPictures(),
            ],
          },
        });
        if (command !== 'build') return;
        published = fileURLToPath(config.outDir).replace(/[/\\]$/, '');
        await restorePublished(published);
        updateConfig({ outDir: pathToFileURL(`${nextTo(published)}/`) });
      },
      async 'astro:build:done'({ dir, logger }) {
        const built = fileURLToPath(dir).replace(/[/\\]$/, '');
        await removeOriginals(built);
        await finishSite(built, scripts);
        await writeFile(join(built, siteAddressesFile), JSON.stringify(siteAddresses()));
        await writeFile(join(built, formFieldsFile), JSON.stringify(formFieldsOfContent()));
        for (const warning of await removedPages(published, built)) logger.warn(warning);
        await publish(built, published);
      },
    },
  };
}
