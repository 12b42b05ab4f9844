import { resolve, sep } from 'node:path';
import { type FSWatcher, normalizePath, type Plugin, searchForWorkspaceRoot } from 'vite';
import { contentFile, getContentFolder } from '../../lib/content/folder.ts';
import { type Content, loadContent } from '../../lib/content/load.ts';
import { getRegion } from '../../lib/content/region.ts';
import { topicsSchema } from '../../lib/content/schemas/lists.ts';

const prefix = '\0virtual:';
const isContentModule = (id: string) =>
  /^\0virtual:(?:content|words\/\w+|region|topics|own-pictures)$/.test(id);

/** Vite's watcher reports only the first of several writes to a file within 50 ms. */
const writePauseMs = 100;

/**
 * Runs a task once changed files are written. Runs never overlap, so that the last one sees the last change.
 * @param folder absolute
 */
export function onFilesWritten(
  watcher: FSWatcher | undefined,
  folder: string,
  run: () => unknown,
): void {
  let timer: NodeJS.Timeout | undefined;
  let lastRun = Promise.resolve();
  watcher?.add(folder);
  watcher?.on('all', (_event, file) => {
    if (!resolve(file).startsWith(folder)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      lastRun = lastRun.then(async () => void (await run()));
    }, writePauseMs);
  });
}

/**
 * The content as modules that pages import: all of it, which only the server's side may, and the words, the region
 * and the topics that browsers need, each alone, so that a script includes only what it uses. It is read once for
 * a build, and again after a change in `npm run dev`.
 */
export function contentModules(initial?: Content): Plugin {
  const folder = resolve(getContentFolder());
  let content = initial;
  const read = () => {
    content ??= loadContent();
    return content;
  };
  return {
    name: 'content-modules',
    config: ({ root = process.cwd() }) => ({
      server: { fs: { allow: [searchForWorkspaceRoot(root), folder] } },
    }),
    configureServer({ environments, watcher }) {
      onFilesWritten(watcher, folder, () => {
        content = undefined;
        for (const { moduleGraph } of Object.values(environments))
          for (const [id, module] of moduleGraph.idToModuleMap)
            if (isContentModule(id)) moduleGraph.invalidateModule(module);
      });
    },
    resolveId: (source) => (isContentModule(`\0${source}`) ? `\0${source}` : undefined),
    load: (id) => (isContentModule(id) ? formatModule(id.slice(prefix.length), read()) : undefined),
    hotUpdate({ file, modules }) {
      if (!resolve(file).startsWith(folder + sep)) return undefined;
      content = undefined;
      const own = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...own.filter(({ id }) => isContentModule(id ?? ''))];
    },
  };
}

function formatModule(name: string, content: Content): string {
  if (name === 'own-pictures') return formatPictures(content);
  const { files, words } = content;
  const values: Record<string, unknown> = {
    content,
    region: getRegion(files['brand/firm.yaml']),
    topics: (files['topics.yaml'] ?? topicsSchema.parse({})).filter,
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
