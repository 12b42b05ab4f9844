import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readBrand, readTopics, readWords } from '../../lib/content/firm-files.ts';
import { contentFile } from '../../lib/content/folder.ts';
import { getRegion } from '../../lib/content/region.ts';
import { brandFile } from '../../lib/content/schemas/brand.ts';
import { wordsFile } from '../../lib/content/schemas/firm-words.ts';
import { topicsFile } from '../../lib/content/schemas/lists.ts';

const isFirmModule = (id: string | null) =>
  /^\0virtual:(?:words\/\w+|region|topics)$/.test(id ?? '');

/** The content of each virtual module, by name. */
const readModules = (): Record<string, unknown> => ({
  region: getRegion(readBrand()),
  topics: readTopics().filter,
  ...Object.fromEntries(
    Object.entries(readWords()).map(([group, words]) => [`words/${group}`, words]),
  ),
});

/**
 * Lets components import the firm's region, its blog topics, and groups of its words, such as `virtual:words/form`.
Each group is a separate module, so that a script includes only the groups it uses and no page repeats them as
props.
 */
export const firmWords = (): Plugin => ({
  name: 'firm-words',
  resolveId: (source) => (isFirmModule(`\0${source}`) ? `\0${source}` : undefined),
  load: (id) =>
    isFirmModule(id)
      ? `export default ${JSON.stringify(readModules()[id.slice('\0virtual:'.length)])};`
      : undefined,
  hotUpdate({ file, modules }) {
    const sources = [wordsFile, brandFile, topicsFile].map((name) => resolve(contentFile(name)));
    if (!sources.includes(resolve(file))) return undefined;
    const firmModules = [...this.environment.moduleGraph.idToModuleMap.values()];
    return [...modules, ...firmModules.filter(({ id }) => isFirmModule(id))];
  },
});
