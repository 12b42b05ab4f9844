import { test } from './support/journey.ts';

test('the search shows results while typing, filters by kind, and updates the address', async ({
  visitor,
}) => {
  await visitor.visit('/search');
  await visitor.focuses('#search-field');
  await visitor.type('CISO');
  await visitor.sees('#search-words', '7 results for “CISO”');
  await visitor.choose('label', 'Cities 3');
  await visitor.sees('#search-words', '3 results for “CISO”');
  await visitor.arrives('/search?q=CISO&kind=city');
  await visitor.choose('.result-link');
  await visitor.misses('#search-field');
  await visitor.sees('h1');
  await visitor.back();
  await visitor.arrives('/search?q=CISO&kind=city');
  await visitor.sees('#search-words', '3 results for “CISO”');
});
