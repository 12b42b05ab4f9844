import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { contentFolder } from '../../lib/content/folder.ts';

/** The one module through which pages read content; its importers are reloaded with it. */
const reader = fileURLToPath(new URL('../../lib/content/folder.ts', import.meta.url));

/** Lets `npm run dev` show a content file as soon as it is written, wherever the folder is. */
export function contentReload(): Plugin {
  const folder = resolve(contentFolder()) + sep;
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer: ({ watcher }) => void watcher.add(folder),
    hotUpdate({ file }) {
      if (!resolve(file).startsWith(folder)) return;
      return [...(this.environment.moduleGraph.getModulesByFile(reader) ?? [])];
    },
  };
}
