/**
 * `npm run style`: measures the posts as one corpus, beside the version before the last change to
 * them. `-- --before <commit>` compares with another version. It gives advice and never fails a build.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { contentFile, readContentText } from '../lib/content/folder.ts';
import { namesUnder } from '../owner/content-check/content.ts';
import {
  type CorpusText,
  type Measures,
  measures,
  type Share,
  shortWords,
} from './style/measures.ts';

const { values } = parseArgs({ options: { before: { type: 'string' } } });

const folders = ['posts', 'articles'];
const paths = folders.map((folder) => contentFile(folder));

const git = (...words: string[]): string =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** A post without its fields; an empty one, which is still being written, is left out. */
function corpusText(path: string, text: string): CorpusText[] {
  const body = text.replace(/^---\n.*?\n---(?:\n|$)/s, '').trim();
  return body === '' ? [] : [{ slug: path.replace(/^.*\/|\.md$/g, ''), body }];
}

const present = (): CorpusText[] =>
  folders.flatMap((folder) =>
    namesUnder('.md', `${folder}/`).flatMap((name) => corpusText(name, readContentText(name))),
  );

/** @returns the commit to compare with; undefined where there is no history */
function versionBefore(): string | undefined {
  try {
    if (values.before) return git('rev-parse', '--verify', `${values.before}^{commit}`);
    if (git('status', '--porcelain', '--', ...paths) !== '') return git('rev-parse', 'HEAD');
    return git('rev-parse', `${git('log', '-1', '--format=%H', '--', ...paths)}^`);
  } catch {
    return undefined;
  }
}

const past = (commit: string): CorpusText[] =>
  git('ls-tree', '-r', '--name-only', commit, '--', ...paths)
    .split('\n')
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => corpusText(path, git('show', `${commit}:${path}`)));

/** How many openings are worth reading. */
const longestList = 12;

const rounded = (number: number) => number.toFixed(1);

function rows(now: Measures, before: Measures | undefined): string[][] {
  const row = (name: string, value: (of: Measures) => string) => [
    name,
    before ? value(before) : '',
    value(now),
  ];
  const share = (list: 'openings' | 'devices', name: string) => (of: Measures) =>
    rounded(of[list].find((each) => each.name === name)?.percent ?? 0);
  const shares = (list: 'openings' | 'devices', say: (name: string) => string) =>
    now[list].slice(0, longestList).map(({ name }: Share) => row(say(name), share(list, name)));
  return [
    ['', before ? 'before' : '', 'now'],
    row('posts with a text', ({ posts }) => String(posts)),
    row('words in running text', ({ words }) => String(words)),
    row('indefinite people, a thousand words', (of) => rounded(of.indefinitePerThousand)),
    row(`paragraphs that end on ${shortWords} words or fewer, %`, (of) =>
      rounded(of.shortClosingPercent),
    ),
    ...shares('devices', (name) => `posts with ${name}, %`),
    ...shares('openings', (name) => `sentences that begin with “${name}”, %`),
  ];
}

const commit = versionBefore();
if (values.before && !commit) {
  console.error(`There is no version ${values.before}.`);
  process.exitCode = 1;
} else {
  const table = rows(measures(present()), commit ? measures(past(commit)) : undefined);
  const width = Math.max(...table.map(([name = '']) => name.length));
  for (const [name = '', before = '', now = ''] of table)
    console.log(`${name.padEnd(width)} ${before.padStart(8)} ${now.padStart(8)}`);
}
