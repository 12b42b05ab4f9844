import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { OwnerError } from '../../lib/content/errors.ts';
import type { Content } from '../../lib/content/load.ts';
import { findSampleValue } from '../../lib/content/sample-values.ts';
import { siteRecordFile } from '../../lib/site-record.ts';
import { contentModules, invalidateContentModules, keepContent } from './content-modules.ts';
import { devRoutes } from './dev-routes.ts';
import { finishSite } from './finish-site.ts';
import { writeHostFiles } from './host-files.ts';
import { inlineScripts } from './inline-script.ts';
import { islandScripts } from './island-scripts.ts';
import { removeOriginals } from './own-pictures.ts';
import { getNextFolder, publish, restorePublished } from './publish.ts';
import { createSiteRecord } from './site-record.ts';

interface Publication {
  /** The address that the site is built for. */
  siteUrl: string;
  /** Publishes the sample, as a demo. */
  allowSample: boolean;
}

const refreshAttempts = 100;
const refreshPauseMs = 50;

/**
 * What the site adds to Astro: the `client:near` directive for islands, a reload when a content file
 * changes, and a build that is finished, compressed and then published as a whole.
 */
export function siteBuild(settings: Publication, content: Content): AstroIntegration {
  /** The served folder, and the one that `astro build` writes to. */
  let published = '';
  const scripts = new Map<string, readonly string[]>();
  const kept = keepContent(content);

  return {
    name: 'site-build',
    hooks: {
      async 'astro:config:setup'({ addClientDirective, command, config, updateConfig }) {
        addClientDirective({ name: 'near', entrypoint: './site/islands/client-near.ts' });
        updateConfig({
          vite: {
            plugins: [
              inlineScripts(),
              islandScripts(scripts),
              contentModules(kept),
              devRoutes(kept),
            ],
          },
        });
        if (command !== 'build') return;
        await stopOnErrors(() => refuseSample(settings, content));
        published = fileURLToPath(config.outDir).replace(/[/\\]$/, '');
        await restorePublished(published);
        updateConfig({ outDir: pathToFileURL(`${getNextFolder(published)}/`) });
      },
      'astro:server:setup'({ server, logger, refreshContent }) {
        kept.watch(server.watcher, async () => {
          invalidateContentModules(server);
          // Astro ignores a refresh while it reads the settings of its collections again, as it does after a change.
          let ran = false;
          const context = {
            onLoad: () => {
              ran = true;
            },
          };
          for (let attempt = 0; !ran && attempt < refreshAttempts; attempt += 1) {
            if (attempt > 0) await setTimeout(refreshPauseMs);
            await refreshContent?.({ context }).catch((error) => logger.error(String(error)));
          }
          if (!ran) logger.warn('The change is not shown yet. Save the file again.');
          // Not on the server's side, where Astro would no longer learn that the content changed.
          server.environments.client.hot.send({ type: 'full-reload' });
        });
      },
      async 'astro:build:done'({ dir }) {
        const built = fileURLToPath(dir).replace(/[/\\]$/, '');
        await removeOriginals(built, content);
        await stopOnErrors(() => finishSite(built, scripts, settings.siteUrl));
        const record = createSiteRecord(content, settings.siteUrl);
        await writeFile(join(built, siteRecordFile), JSON.stringify(record));
        const { redirects } = record.addresses;
        const oldAddresses = Object.keys(content.files['redirects.yaml'] ?? {});
        await writeHostFiles(built, oldAddresses, redirects, new URL(settings.siteUrl));
        await publish(built, published);
      },
    },
  };
}

/** Astro's React integration, with our renderer in the browser: island-renderer.tsx. */
export function reactIslands(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              clientEntrypoint: fileURLToPath(
                new URL('../islands/island-renderer.tsx', import.meta.url),
              ),
            }),
        }),
    },
  };
}

/** Ends the process with the sentences of an error. Astro would print it with its stack trace. */
export async function stopOnErrors<Result>(step: () => Result): Promise<Awaited<Result>> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Stops a build that would publish the demonstration firm at a real address.
 * @throws OwnerError
 */
export function refuseSample(
  { siteUrl, allowSample }: Publication,
  { folder, files }: Content,
): void {
  if (allowSample || !isReal(new URL(siteUrl))) return;
  const { sample, name } = files['brand/firm.yaml'];
  if (!sample) return;
  throw new OwnerError(
    `${folder}/ is the sample, ${name}, and ${siteUrl} is a real address: run 'npm run setup' to start your own content, or set ALLOW_SAMPLE=true to publish the sample as a demo.`,
  );
}

const isReal = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' &&
  !hostname.endsWith('.localhost') &&
  findSampleValue(hostname) === undefined;
