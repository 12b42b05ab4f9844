/** Removes rules that a page cannot use: the shared sheets are part of every page. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import { parseAst, Visitor } from 'vite';
import type { IslandScripts } from './island-scripts.ts';

const targets = browserslistToTargets(browserslist(null, { env: 'readable' }));

const readWords = (text: string): readonly string[] => text.match(/[\w-]+/g) ?? [];

/** @returns the words in the strings of a script: elsewhere a word is the name of a variable or a property */
function readScriptWords(script: string): readonly string[] {
  const words: string[] = [];
  const visitor = new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') words.push(...readWords(value));
    },
    TemplateElement: ({ value }) => {
      words.push(...readWords(value.raw));
    },
  });
  visitor.visit(parseAst(script));
  return words;
}

/** @returns the words in the attributes of a page that hold classes, and in its own scripts */
const readPageWords = (html: string): readonly string[] =>
  [
    ...html.matchAll(/ (?:class|props)="([^"]*)"|<script(?: type="module")?>(.*?)<\/script>/gs),
  ].flatMap(([, classes, script]) => readWords(classes ?? script ?? ''));

/**
 * @param folder the built site
 * @param scripts what the first script of each island imports
 * @returns a function that lists the words of a page and of all its scripts that can name a class
 */
export async function createPageWords(folder: string, scripts: IslandScripts) {
  const addresses = (await readdir(join(folder, '_astro')))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/_astro/${name}`);
  const words = new Map<string, readonly string[]>();
  for (const address of addresses)
    words.set(address, readScriptWords(await readFile(join(folder, address), 'utf8')));

  return (html: string): ReadonlySet<string> => {
    const named = addresses.filter((address) => html.includes(address));
    const used = new Set(named.flatMap((address) => scripts.get(address) ?? [address]));
    const fromScripts = [...used].flatMap((address) => words.get(address) ?? []);
    return new Set([...readPageWords(html), ...fromScripts]);
  };
}

/**
 * @param words those of the page and its scripts
 * @returns the sheet without rules for classes that none of the words is or begins: scripts also put names
 *   together, such as `button-${weight}`
 */
export function pruneStyles(css: string, words: ReadonlySet<string>): string {
  const starts = [...words].filter((word) => /^\w.*-$/.test(word));
  const animations = new Set(css.match(/(?<=@keyframes )[\w-]+/g));
  const isUsed = (name: string) =>
    words.has(name) || animations.has(name) || starts.some((start) => name.startsWith(start));
  const names = new Set(css.match(/(?<=\.)-?[a-z_][\w-]*/gi));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols: [...names].filter((name) => !isUsed(name)),
  });
  return code.toString();
}
