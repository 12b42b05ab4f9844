import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, unlink } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { normalizePath, type Plugin, searchForWorkspaceRoot } from 'vite';
import { contentFile, getContentFolder } from '../../lib/content/folder.ts';
import { findPictures } from '../../lib/content/pictures.ts';

const name = 'virtual:own-pictures';
const id = '\0own-pictures';

/** @returns the paths of existing pictures that content files name, from the content folder */
const listPicturePaths = () =>
  [...new Set(findPictures().map(({ path }) => path))].filter((path) =>
    existsSync(contentFile(path)),
  );

/**
 * Lets pages import the pictures of the content folder, by their paths from there. The folder may be
 * outside the project.
 */
export function ownPictures(): Plugin {
  const folder = resolve(getContentFolder());
  return {
    name: 'own-pictures',
    config: ({ root = process.cwd() }) => ({
      server: { fs: { allow: [searchForWorkspaceRoot(root), folder] } },
    }),
    resolveId: (source) => (source === name ? id : undefined),
    load(module) {
      if (module !== id) return undefined;
      const paths = listPicturePaths();
      const imports = paths.map((path, index) => {
        const file = normalizePath(resolve(contentFile(path)));
        return `import picture${index} from ${JSON.stringify(file)};`;
      });
      const entries = paths.map((path, index) => `[${JSON.stringify(path)}, picture${index}]`);
      return `${imports.join('\n')}\nexport default new Map([${entries.join(', ')}]);\n`;
    },
    hotUpdate({ file, modules }) {
      const module = this.environment.moduleGraph.getModuleById(id);
      return resolve(file).startsWith(folder + sep) && module ? [...modules, module] : undefined;
    },
  };
}

/**
 * Removes original pictures from a built site: they may reveal where and when a photo was taken. Astro keeps
 * those that no page shows, such as a draft's.
 * @param folder the built site
 */
export async function removeOriginals(folder: string): Promise<void> {
  const originals = new Set(
    await Promise.all(listPicturePaths().map((path) => hashFile(contentFile(path)))),
  );
  if (originals.size === 0) return;
  const assets = join(folder, '_astro');
  for (const file of await readdir(assets)) {
    if (!/\.(?:jpe?g|png|webp|avif)$/i.test(file)) continue;
    if (originals.has(await hashFile(join(assets, file)))) await unlink(join(assets, file));
  }
}

const hashFile = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
