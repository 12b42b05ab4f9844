import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { getBuiltPage } from '../support/built-pages.ts';
import { serveFixture } from './support/serve-fixture.ts';

const get = serveFixture();

const textsOf = (elements: { text: string }[]) =>
  elements.map(({ text }) => text.replace(/\s+/g, ' ').trim());

test('a tile shows highlights, pricing model and best for', () => {
  const tiles = getBuiltPage('/services').elements.filter(({ attributes }) =>
    attributes.class?.split(' ').includes('tile'),
  );
  const tile = tiles.find(({ inside }) =>
    inside().some(({ name, text }) => name === 'h3' && text === 'Interim Cover'),
  );
  const named = (tag: string) => (tile?.inside() ?? []).filter(({ name }) => name === tag);
  expect(textsOf(named('li'))).toContain('One recruiter');
  expect(textsOf(named('dt'))).toEqual(['Pricing model', 'Best for']);
  expect(textsOf(named('dd'))).toEqual(['Rates by the hour', 'A chair that Interim Cover fits']);
  expect(named('a').map(({ attributes }) => attributes.href)).toEqual([
    '/services/interim-staffing',
  ]);
});

test('the terms of a service are on its page, and in Word for counsel', async () => {
  const { elements } = getBuiltPage('/services/executive-professional-search');
  const main = elements.find(({ name }) => name === 'main');
  for (const words of ['Who is off-limits', 'Your own people.'])
    expect(main?.text).toContain(words);
  const link = elements.find(({ name, text }) => name === 'a' && /The contract in Word/.test(text));
  const answer = await get(link?.attributes.href ?? '');
  expect(answer.headers.get('content-type')).toContain('officedocument.wordprocessingml');
  const parts = unzipSync(await answer.bytes());
  const text = new TextDecoder().decode(parts['word/document.xml']);
  expect(text).not.toContain('{brand}');
  for (const sentence of ['Have it read.', 'Your own people.', 'Signed:'])
    expect(text).toContain(sentence);
});
