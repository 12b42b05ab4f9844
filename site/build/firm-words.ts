import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readWords } from '../../lib/content/firm-files.ts';
import { contentFile } from '../../lib/content/folder.ts';
import { wordsFile } from '../../lib/content/schemas/firm-words.ts';

const prefix = 'virtual:words/';

/**
 * Lets components import a group of the firm's words: `virtual:words/form`. A group is a module of its own, so
 * that a script brings only those that it uses, and no page repeats them as props.
 */
export const firmWords = (): Plugin => ({
  name: 'firm-words',
  resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
  load(id) {
    const group = Object.entries(readWords()).find(([name]) => id === `\0${prefix}${name}`);
    return group && `export default ${JSON.stringify(group[1])};`;
  },
  hotUpdate({ file, modules }) {
    if (resolve(file) !== resolve(contentFile(wordsFile))) return undefined;
    const groups = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
      id?.startsWith(`\0${prefix}`),
    );
    return [...modules, ...groups];
  },
});
