/** Both feeds, checked against their standards: JSON Feed 1.1 by its schema, RSS 2.0 by libxml2. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import jsonFeedSchema from 'jsonfeed-schema/schema-v1.1.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { z } from 'zod';
import { serveFixture } from './support/serve-fixture.ts';

const grammar = readFileSync(new URL('./rss-2.0.rng', import.meta.url), 'utf8');

/** @returns what libxml2 finds wrong with an RSS feed */
async function findRssErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema: grammar, extension: 'relaxng' });
  return errors.map(({ message }) => message);
}

/** @returns what the schema finds wrong with a JSON feed */
function findJsonFeedErrors(feed: unknown): string[] {
  const ajv = new Ajv({ allErrors: true, strict: false });
  formats.default(ajv);
  ajv.validate(jsonFeedSchema, feed);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const get = serveFixture();

const jsonFeed = z.looseObject({
  feed_url: z.url(),
  language: z.literal('en-US'),
  items: z.array(
    z.looseObject({
      id: z.url(),
      url: z.url(),
      content_html: z.string().min(1),
      date_published: z.iso.datetime(),
      authors: z.array(z.object({ name: z.string().min(1) })).min(1),
    }),
  ),
});

test('the JSON feed is valid, and each item has author, date and text', async () => {
  const answer = await get('/feed.json');
  expect(answer.headers.get('content-type')).toMatch(/^application\/(?:feed\+)?json/);
  const body: unknown = await answer.json();
  expect(findJsonFeedErrors(body)).toEqual([]);
  const { feed_url, items } = jsonFeed.parse(body);
  expect(new URL(feed_url).pathname).toBe('/feed.json');
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  for (const { content_html, date_published } of items) {
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'Pacific/Honolulu' });
    expect(day.format(new Date(date_published)), 'the day of the post').toBe(
      date_published.slice(0, 10),
    );
    expect(content_html).not.toMatch(/ (?:href|src)="(?!https?:|mailto:|tel:)/);
    expect(content_html).not.toMatch(/<(?:script|style|iframe)| (?:style|on\w+)=/);
  }
});

test('the RSS feed is valid and has the content of the JSON feed', async () => {
  const answer = await get('/rss.xml');
  expect(answer.headers.get('content-type')).toMatch(/^application\/(?:rss\+)?xml/);
  const xml = await answer.text();
  expect(await findRssErrors(xml)).toEqual([]);
  const { items } = jsonFeed.parse(await (await get('/feed.json')).json());
  const guids = [...xml.matchAll(/<guid isPermaLink="true">([^<]+)<\/guid>/g)];
  expect(guids.map(([, guid]) => guid)).toEqual(items.map(({ id }) => id));
  for (const [, day = ''] of xml.matchAll(/<pubDate>([^<]+)<\/pubDate>/g))
    expect(new Date(day).toUTCString(), 'the weekday is that of the day').toBe(day);
});

test('the validators find errors in a feed', async () => {
  const xml = await (await get('/rss.xml')).text();
  for (const broken of [
    xml.replace(/<atom:link[^>]*>/, ''),
    xml.replace(/<pubDate>[^<]+/, '<pubDate>2025-10-29'),
    xml.replace(/<guid isPermaLink="true">[^<]+/, '<guid isPermaLink="true">a-slug'),
    xml.replace(/<link>[^<]+/, '<link>/blog'),
    xml.replace('<category>', '<topic>').replace('</category>', '</topic>'),
    xml.replace('&lt;p&gt;', '<p>'),
  ])
    expect(await findRssErrors(broken)).not.toEqual([]);
  const feed = z.looseObject({ items: z.array(z.record(z.string(), z.unknown())) });
  const { items, ...rest } = feed.parse(await (await get('/feed.json')).json());
  const [{ id, ...item } = {}] = items;
  for (const broken of [
    rest,
    { ...rest, items: [item] },
    { ...rest, items: [{ ...item, id, date_published: 'Oct 29' }] },
    { ...rest, items: [{ ...item, id, url: '/blog' }] },
  ])
    expect(findJsonFeedErrors(broken)).not.toEqual([]);
});
