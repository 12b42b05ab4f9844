/** Compares what needs no browser: the addresses of two builds, their JSON-LD and their compressed bytes. */
import { hash } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Difference } from './report.ts';

/** Values by `what|page`. */
type Facts = Map<string, string>;

/** @param before the folder of a build */
export async function compareBuilds(before: string, after: string): Promise<Difference[]> {
  const [old, current] = [await readFacts(before), await readFacts(after)];
  const differs = (key: string) => old.get(key) !== current.get(key);
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((key) => {
    const [what = '', page = ''] = key.split('|');
    const isShown = what === 'bytes' ? differs(`source|${page}`) : what !== 'source';
    if (!isShown || !differs(key)) return [];
    return { page, what, before: old.get(key), after: current.get(key) };
  });
}

/** @returns the paths of all pages of a build */
export async function listPages(folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const name of glob('**/*.html', { cwd: folder })) names.push(name);
  return names.map(toPath).sort();
}

const toPath = (name: string) => `/${name.replace(/(?:^index)?\.html$/, '')}`;

/** Without the digest of the content: `_astro/page.DfG3x.js` changes its name with each byte. */
const toStableName = (name: string) =>
  name.startsWith('_astro/') ? name.replace(/[._-][\w-]{8}(?=(?:_\w+)?\.)/, '') : name;

async function readFacts(folder: string): Promise<Facts> {
  const facts: Facts = new Map();
  // Files of one stable name add up.
  const add = (key: string, number: number) =>
    facts.set(key, String(Number(facts.get(key) ?? 0) + number));
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.gz')) continue;
    const file = join(entry.parentPath, entry.name);
    const name = file.slice(folder.length + 1);
    const address = toPath(toStableName(name.replace(/\.br$/, '')));
    if (name.endsWith('.br')) {
      add(`bytes|${address}`, (await stat(file)).size);
      continue;
    }
    add(`addresses|${address}`, 1);
    const source = (await readFile(file, 'utf8')).replaceAll(islandId, '');
    facts.set(`source|${address}`, (facts.get(`source|${address}`) ?? '') + hash('sha1', source));
    if (name.endsWith('.html')) facts.set(`json-ld|${address}`, readJsonLd(source));
  }
  return facts;
}

/** Astro makes it of the path of the checkout. */
const islandId = / uid="\w+"/g;

const readJsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, text = '']) => JSON.stringify(JSON.parse(text), null, 1))
    .join('\n');
