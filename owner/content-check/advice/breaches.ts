/** Checks one string, or a whole file, against the never-list. */
import { type Line, place } from '../content.ts';
import { inText } from './markdown-lines.ts';
import {
  closingHeadings,
  constructions,
  exceptions,
  feelings,
  marks,
  oncePerFile,
  openers,
  type Phrase,
  words,
} from './never-list.ts';
import { countWords, isRunningText, sentences, straightened } from './prose.ts';

const everywhere: Phrase[] = [...openers, ...constructions, ...feelings, ...words, ...marks];
const allowed = new Set(exceptions.map(({ text }) => text));

/** Fields that ask on the reader's behalf; a question there is not rhetorical. */
const asking = new Set(['question', 'seoTitle']);

/** Words in -ing that are not gerunds. */
const gerund =
  /^(?!(?:any|every|no|some)?thing|during|bring|spring|string|morning|evening|governing)[a-z]+ing\b/i;

/** @returns a sentence for each rule that a string breaks */
export function breaches(line: Line): string[] {
  const text = straightened(line.text);
  if (allowed.has(text)) return [];
  const found = everywhere.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  if (/['"]/.test(line.text)) found.push('straight quote');
  found.push(...(isRunningText(text) ? runningBreaches(text) : displayBreaches(line, text)));
  if (opensWithQuestion(line, text)) found.push('a question as opener');
  return found;
}

function runningBreaches(text: string): string[] {
  const found: string[] = [];
  if ((text.match(/:\s/g) ?? []).length > 1) found.push('two colons in a paragraph');
  for (const sentence of sentences(text)) {
    if ((sentence.match(/—/g) ?? []).length > 1) found.push('a pair of em dashes');
    if ((sentence.match(/;/g) ?? []).length > 1) found.push('a chain of semicolons');
  }
  return found;
}

function displayBreaches({ path }: Line, text: string): string[] {
  const found: string[] = [];
  if (text.includes('—')) found.push('em dash in a headline or the interface');
  if (closingHeadings.some(({ pattern }) => pattern.test(text))) found.push('a closing heading');
  if (path[0] === inText.heading && gerund.test(text)) found.push('a gerund heading');
  return found;
}

function opensWithQuestion({ path }: Line, text: string): boolean {
  const [first = ''] = path;
  if (asking.has(path.at(-1) ?? '') || first === inText.body || first === inText.heading)
    return false;
  return sentences(text)[0]?.endsWith('?') ?? false;
}

/** @returns a sentence for each rule that a file breaks, with the field */
export function fileBreaches(lines: Line[]): string[] {
  const found = lines.flatMap((line) =>
    breaches(line).map((breach) => `${place(line)}: ${breach}: ${line.text}`),
  );
  const text = lines.map((line) => straightened(line.text)).join('\n');
  const [asks, ...more] = lines.filter(
    ({ path, text: heading }) => path[0] === inText.heading && heading.endsWith('?'),
  );
  // An article may be written as questions and answers; a single heading that asks is rhetoric.
  if (asks && more.length === 0) found.push(`${place(asks)}: a question as opener: ${asks.text}`);
  for (const { name, pattern } of oncePerFile)
    if ((text.match(pattern) ?? []).length > 1) found.push(`${lines[0]?.file}: ${name}, twice`);
  const dashes = (text.match(/—/g) ?? []).length;
  if (dashes > Math.ceil(countWords(text) / 500))
    found.push(`${lines[0]?.file}: more than one em dash in 500 words`);
  return found;
}
