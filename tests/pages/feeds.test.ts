/** The RSS feed, checked against RSS 2.0 by libxml2. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { serveFixture } from './support/serve-fixture.ts';

const grammar = readFileSync(new URL('./rss-2.0.rng', import.meta.url), 'utf8');

/** @returns what libxml2 finds wrong with a feed */
async function findErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema: grammar, extension: 'relaxng' });
  return errors.map(({ message }) => message);
}

const get = serveFixture();

const readAll = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]+)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );

test('the feed is valid, and each item has author, date and text', async () => {
  const answer = await get('/rss.xml');
  expect(answer.headers.get('content-type')).toMatch(/^application\/(?:rss\+)?xml/);
  const xml = await answer.text();
  expect(await findErrors(xml)).toEqual([]);
  expect(readAll(xml, 'language')).toEqual(['en-us']);
  const addresses = readAll(xml, 'guid');
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const element of ['pubDate', 'dc:creator', 'content:encoded'])
    expect(readAll(xml, element), element).toHaveLength(addresses.length);
  for (const date of readAll(xml, 'pubDate')) {
    expect(new Date(date).toUTCString(), 'the weekday is that of the day').toBe(date);
    const [inHawaii, inLondon] = ['Pacific/Honolulu', 'UTC'].map((timeZone) =>
      new Date(date).toLocaleDateString('sv', { timeZone }),
    );
    expect(inHawaii, 'the day of the post').toBe(inLondon);
  }
  for (const text of readAll(xml, 'content:encoded')) {
    expect(text).not.toMatch(/ (?:href|src)=&quot;(?!https?:|mailto:|tel:)/);
    expect(text).not.toMatch(/&lt;(?:script|style|iframe)| (?:style|on\w+)=/);
  }
});

test('the validator finds errors in a feed', async () => {
  const xml = await (await get('/rss.xml')).text();
  for (const broken of [
    xml.replace(/<atom:link[^>]*>/, ''),
    xml.replace(/<pubDate>[^<]+/, '<pubDate>2025-10-29'),
    xml.replace(/<guid isPermaLink="true">[^<]+/, '<guid isPermaLink="true">a-slug'),
    xml.replace(/<link>[^<]+/, '<link>/blog'),
    xml.replace('<category>', '<topic>').replace('</category>', '</topic>'),
    xml.replace('&lt;p&gt;', '<p>'),
  ])
    expect(await findErrors(broken)).not.toEqual([]);
});
