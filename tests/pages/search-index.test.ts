import { expect, test } from 'vitest';
import { createSearch, readEntries } from '../../site/features/search/search-engine.ts';
import { serveFixture } from './support/serve-fixture.ts';

const get = serveFixture();

/** Questions that the readers of each article would search for. */
const questions: [string, string][] = [
  ['how many weekends a cutover takes', 'count-the-cutover-weekends'],
  ['what to do about a counteroffer', 'pay-for-the-second-call'],
  ['who should sit by the window', 'the-desk-by-the-window'],
  ['how to plan the first week', 'a-map-of-the-first-week'],
  ['why meet a tester', 'what-the-tester-saw'],
  ['should a salary depend on the town', 'one-price-for-one-town'],
  ['what to ask before a search', 'ask-before-you-search'],
  ['market on one page', 'the-market-in-one-page-what-it-holds-and-what-it-leaves-out'],
];

test('each article is the first result for the question it answers', async () => {
  const index = await get('/search-index.json');
  const search = await createSearch(readEntries(await index.json()));
  const first = questions.map(([question]) => [question, search(question).hits[0]?.entry.to]);
  expect(first).toEqual(questions.map(([question, slug]) => [question, `/blog/${slug}`]));
  // An own page.
  expect(search('commission').hits.map(({ entry }) => entry.to)).toContain('/desk-jobs');
});
