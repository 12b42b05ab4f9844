import { resolve, sep } from 'node:path';
import {
  type FSWatcher,
  isRunnableDevEnvironment,
  normalizePath,
  type Plugin,
  searchForWorkspaceRoot,
  type ViteDevServer,
} from 'vite';
import { contentFile, getContentFolder } from '../../lib/content/folder.ts';
import { type Content, loadContent } from '../../lib/content/load.ts';
import { getRegion } from '../../lib/content/region.ts';
import { formatBrandSheet } from '../brand/brand-sheet.ts';

/** The content: as it was read for a build, or as it is after the last change in `npm run dev`. */
export interface KeptContent {
  /** @throws ContentError naming each file and field that is missing or wrong */
  get(): Content;
  /** Runs a task after each change, once the changed files are written and the task before has ended. */
  watch(watcher: FSWatcher, run: () => Promise<void>): void;
}

/** Vite's watcher reports only the first of several writes to a file within 50 ms. */
const writePauseMs = 100;

export function keepContent(initial?: Content): KeptContent {
  let content = initial;
  return {
    get() {
      content ??= loadContent();
      return content;
    },
    watch(watcher, run) {
      const folder = resolve(getContentFolder());
      let timer: NodeJS.Timeout | undefined;
      let lastRun = Promise.resolve();
      watcher.add(folder);
      watcher.on('all', (_event, file) => {
        if (!resolve(file).startsWith(folder + sep)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          lastRun = lastRun.then(() => {
            content = undefined;
            return run();
          });
        }, writePauseMs);
      });
    },
  };
}

const prefix = '\0virtual:';
/** A style sheet, because Vite goes by the ending. */
const brandSheet = '/@brand.css';
const isContentModule = (id: string) =>
  id.startsWith(brandSheet) ||
  /^\0virtual:(?:content|words\/\w+|region|topics|own-pictures)$/.test(id);

/**
 * The content as modules that pages import: all of it, which only the server's side may, and the words, the region
 * and the topics that browsers need, each alone, so that a script includes only what it uses.
 */
export function contentModules(kept = keepContent()): Plugin {
  return {
    name: 'content-modules',
    config: ({ root = process.cwd() }) => ({
      server: { fs: { allow: [searchForWorkspaceRoot(root), resolve(getContentFolder())] } },
    }),
    resolveId(source) {
      if (source === 'virtual:brand.css') return brandSheet;
      return isContentModule(`\0${source}`) ? `\0${source}` : undefined;
    },
    load(id) {
      if (id === brandSheet) return formatBrandSheet(kept.get());
      return isContentModule(id) ? formatModule(id.slice(prefix.length), kept.get()) : undefined;
    },
  };
}

/**
 * Makes a development server load the modules again, and what is made of them. What it has run is discarded too:
 * Astro collects the styles of a page by transforming its modules anew, after which Vite would not run them again.
 */
export function invalidateContentModules({ environments }: ViteDevServer): void {
  for (const environment of Object.values(environments)) {
    const { moduleGraph } = environment;
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (isContentModule(id)) moduleGraph.invalidateModule(module);
    if (!isRunnableDevEnvironment(environment)) continue;
    const { evaluatedModules } = environment.runner;
    for (const [id, module] of evaluatedModules.idToModuleMap)
      if (moduleGraph.getModuleById(id)?.transformResult === null)
        evaluatedModules.invalidateModule(module);
  }
}

function formatModule(name: string, content: Content): string {
  if (name === 'own-pictures') return formatPictures(content);
  const { files, words } = content;
  const values: Record<string, unknown> = {
    content,
    region: getRegion(files['brand/firm.yaml']),
    topics: files['lists.yaml'].filter,
    ...Object.fromEntries(Object.entries(words).map(([group, texts]) => [`words/${group}`, texts])),
  };
  return `export default ${JSON.stringify(values[name])};`;
}

/** Imports the pictures of the content folder, by their paths from there. It may be outside the project. */
function formatPictures({ folder, pictures }: Content): string {
  const paths = [...new Set(pictures.map(({ path }) => path))];
  const imports = paths.map((path, index) => {
    const file = normalizePath(resolve(contentFile(path, folder)));
    return `import picture${index} from ${JSON.stringify(file)};`;
  });
  const entries = paths.map((path, index) => `[${JSON.stringify(path)}, picture${index}]`);
  return `${imports.join('\n')}\nexport default new Map([${entries.join(', ')}]);\n`;
}
