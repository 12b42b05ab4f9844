import { expect, it } from 'vitest';
import type { SearchKind } from '../../lib/content/browser-constants.ts';
import type { Hit } from '../../site/features/search/search-engine.ts';
import {
  changeSearch,
  countByChoice,
  formatSentence,
  groupByKind,
  initialSearch,
  listChoices,
  type SearchChange,
  type SearchState,
} from '../../site/features/search/search-state.ts';

const hit = (kind: SearchKind, to: string): Hit => ({
  entry: { to, kind, title: to, note: '', summary: '', tags: [], body: '' },
  terms: new Set(),
});
const hits = [
  hit('city', 'c1'),
  ...['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'].map((to) => hit('article', to)),
  hit('city', 'c2'),
];
const found = (term: string, of = hits, complete = true): SearchChange => ({
  is: 'found',
  term,
  found: { hits: of, complete },
});
const stateAfter = (...changes: SearchChange[]): SearchState =>
  changes.reduce(changeSearch, initialSearch);

it('the results are counted for each kind and in total', () => {
  expect(countByChoice(hits)).toEqual({ all: 9, service: 0, article: 7, city: 2, page: 0 });
});

it('the results are grouped by kind, the kind of the best result first, a few of each', () => {
  const groups = groupByKind(hits, 'all').map(({ kind, count, hits: own }) => [
    kind,
    count,
    own.map(({ entry }) => entry.to).join(' '),
  ]);
  expect(groups).toEqual([
    ['city', 2, 'c1 c2'],
    ['article', 7, 'a1 a2 a3 a4'],
  ]);
});

it('the results order the choices of the filter, and kinds without results are last', () => {
  expect(listChoices(hits)).toEqual(['all', 'city', 'article', 'service', 'page']);
});

it('the results are all results of the chosen kind, or none', () => {
  expect(groupByKind(hits, 'article').map((group) => group.hits.length)).toEqual([7]);
  expect(groupByKind(hits, 'service')).toEqual([]);
});

const words = {
  before: 'Type.',
  failed: 'Failed.',
  found: { one: 'One {term}', many: '{count} {term}' },
  nearly: { one: 'Nearly one {term}', many: 'Nearly {count} {term}' },
  none: 'No {term}',
  noneOfKind: 'No {term} in {kind}',
  kinds: {
    title: 'Show',
    labels: {
      all: 'All',
      service: 'Services',
      article: 'Articles',
      city: 'Cities',
      page: 'Pages',
    },
  },
};
const one = [hit('page', 'p')];

it.each<[string, SearchChange[]]>([
  ['Type.', []],
  ['Failed.', [{ is: 'failed' }]],
  ['9 fee', [found('fee')]],
  ['One fee', [found('fee', one)]],
  ['Nearly one fee', [found('fee', one, false)]],
  ['Nearly 9 fee', [found('fee', hits, false)]],
  ['No fee', [found('fee', [], false)]],
  ['2 fee', [found('fee'), { is: 'chosen', choice: 'city' }]],
  ['No fee in Pages', [found('fee'), { is: 'chosen', choice: 'page' }]],
  ['No fee', [{ is: 'chosen', choice: 'page' }, found('fee', [])]],
  ['Type.', [found('fee'), { is: 'waiting' }]],
])('the sentence is “%s”', (sentence, changes) => {
  expect(formatSentence(words, stateAfter(...changes))).toBe(sentence);
});

it('the sentence does not fill markers that the visitor typed', () => {
  expect(formatSentence(words, stateAfter(found('{count} $& {kind}')))).toBe('9 {count} $& {kind}');
});

const announced = (...changes: SearchChange[]) => {
  const { announced: shown } = stateAfter(...changes);
  return shown && [shown.answer.is === 'found' ? shown.answer.term : shown.answer.is, shown.choice];
};

const city: SearchChange = { is: 'chosen', choice: 'city' };
const rested: SearchChange = { is: 'rested' };
const waiting: SearchChange = { is: 'waiting' };
it.each<[string, SearchChange[], string[] | null]>([
  ['waits while typing', [found('fee')], null],
  ['is the result once typing pauses', [found('fee'), rested], ['fee', 'all']],
  ['stays until the next one', [found('fee'), rested, found('feel')], ['fee', 'all']],
  ['is immediate after a choice', [found('fee'), city], ['fee', 'city']],
  ['is empty after a choice without a term', [city], null],
  ['is immediate after a failure', [{ is: 'failed' }], ['failed', 'all']],
  ['is empty when the field was emptied', [found('fee'), rested, waiting], null],
  ['is empty when the field is empty', [waiting, rested], null],
])('the announcement: %s', (_, changes, expected) => {
  expect(announced(...changes)).toEqual(expected);
});
