import { statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FSWatcher, Plugin } from 'vite';
import { getContentFolder } from '../../lib/content/folder.ts';

/** Pages read content through this module; its importers are reloaded with it. */
const reader = fileURLToPath(new URL('../../lib/content/folder.ts', import.meta.url));

/** Where Astro's development server keeps its collections, and the module that pages read them by. */
const storeFile = '.astro/data-store.json';
const storeModule = '\0astro:data-layer-content';

/** Vite's watcher reports only the first of several writes to a file within 50 ms. */
const writePauseMs = 100;

/**
 * Runs a task once changed files are written. Runs never overlap, so that the last one sees the last change.
 * @param paths absolute, of files and folders
 */
export function onFilesWritten(
  watcher: FSWatcher | undefined,
  paths: readonly string[],
  run: () => unknown,
): void {
  let timer: NodeJS.Timeout | undefined;
  let lastRun = Promise.resolve();
  watcher?.add([...paths]);
  watcher?.on('all', (_event, file) => {
    if (!paths.some((path) => resolve(file).startsWith(path))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      lastRun = lastRun.then(async () => void (await run()));
    }, writePauseMs);
  });
}

/**
 * Lets `npm run dev` show a content file as soon as it is written, wherever the folder is. Astro invalidates
 * its store when it writes it, but not for a request that is reading it: on a busy machine that page would
 * show older posts until the next save. So the first request after a write invalidates the store again.
 */
export function contentReload(): Plugin {
  const folder = resolve(getContentFolder()) + sep;
  let storeTimeMs = 0;
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer({ config, environments, middlewares, watcher }) {
      onFilesWritten(watcher, [folder], () => {
        for (const { moduleGraph } of Object.values(environments))
          for (const module of moduleGraph.getModulesByFile(reader) ?? [])
            moduleGraph.invalidateModule(module);
      });
      const store = join(config.root, storeFile);
      middlewares.use((_request, _response, next) => {
        const timeMs = statSync(store, { throwIfNoEntry: false })?.mtimeMs ?? 0;
        if (timeMs !== storeTimeMs) {
          storeTimeMs = timeMs;
          for (const { moduleGraph } of Object.values(environments)) {
            const module = moduleGraph.getModuleById(storeModule);
            if (module) moduleGraph.invalidateModule(module);
          }
        }
        next();
      });
    },
    hotUpdate({ file }) {
      if (!resolve(file).startsWith(folder)) return;
      return [...(this.environment.moduleGraph.getModulesByFile(reader) ?? [])];
    },
  };
}
