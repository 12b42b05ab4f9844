import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readBrand, readTopics, readWords } from '../../lib/content/firm-files.ts';
import { contentFile } from '../../lib/content/folder.ts';
import { getRegion } from '../../lib/content/region.ts';
import { brandFile } from '../../lib/content/schemas/brand.ts';
import { wordsFile } from '../../lib/content/schemas/firm-words.ts';
import { topicsFile } from '../../lib/content/schemas/lists.ts';

const isOurs = (id: string | null) => /^\0virtual:(?:words\/\w+|region|topics)$/.test(id ?? '');

/** What each module of the firm holds, by its name. */
const readModules = (): Record<string, unknown> => ({
  region: getRegion(readBrand()),
  topics: readTopics().filter,
  ...Object.fromEntries(
    Object.entries(readWords()).map(([group, words]) => [`words/${group}`, words]),
  ),
});

/**
 * Lets components import a group of the firm's words, such as `virtual:words/form`, its region, and the topics of its filter. A group is a
 * module of its own, so that a script brings only those that it uses, and no page repeats them as props.
 */
export const firmWords = (): Plugin => ({
  name: 'firm-words',
  resolveId: (source) => (isOurs(`\0${source}`) ? `\0${source}` : undefined),
  load: (id) =>
    isOurs(id)
      ? `export default ${JSON.stringify(readModules()[id.slice('\0virtual:'.length)])};`
      : undefined,
  hotUpdate({ file, modules }) {
    const sources = [wordsFile, brandFile, topicsFile].map((name) => resolve(contentFile(name)));
    if (!sources.includes(resolve(file))) return undefined;
    const ours = [...this.environment.moduleGraph.idToModuleMap.values()];
    return [...modules, ...ours.filter(({ id }) => isOurs(id))];
  },
});
