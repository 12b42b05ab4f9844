/** @module-tag nightly */
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { consultationFields } from '../../lib/forms/consultation.ts';
import { endpoints, honeypotField, newsletterPages, sentPages } from '../../lib/forms/endpoints.ts';
import { findRedirect } from '../../server/site/addresses.ts';
import { valid } from './support/consultation.ts';
import { startTestServer } from './support/test-server.ts';

const [short, long] = [1000, 8000];
/** Enough for thousands of requests on a busy machine. Milliseconds. */
const timeoutMs = 300_000;
/** Eight times the input may take eight times as long, plus some noise. */
const allowed = 10;

/** Texts that slow down parsers when repeated. */
const stumblingBlocks = [
  ...['.html/', '/index.html', '/', '\\', '%3f', '%3F%0A', '%', '%41', '..', './/', '.a'],
  ...['a', ' ', '\t', ' \t', '+', '@', 'a@', 'a.', '-', '(', '{{', '{{#a}}', '<', '&', '&amp;'],
  ...['=', 'a=', 'a=b&', ';', ';q=', ',', ', ', 'br,', 'br;q=0,', '*', '"', 'W/"a",', '1', '://'],
];
const unit = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...stumblingBlocks) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...stumblingBlocks), fc.constantFrom(...stumblingBlocks))
      .map((two) => two.join('')),
  },
  {
    weight: 1,
    arbitrary: fc
      .string({ minLength: 1, maxLength: 8 })
      .map((text) => text.replace(/[^\x20-\x7e]/g, 'x')),
  },
);

const readHeaders = [
  ...['accept', 'accept-encoding', 'content-type', 'cookie', 'host', 'idempotency-key'],
  ...['if-none-match', 'origin', 'range', 'referer', 'sec-fetch-site', 'user-agent'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-anything'],
];
const bodyFields = [
  ...consultationFields.map(({ name }) => name),
  ...['page', 'campaign', 'fillTime', 'idempotencyKey', 'token', 'anything', honeypotField],
];
const takesPost = [...Object.values(endpoints), ...Object.values(newsletterPages)];
const takesGet = [
  ...['/', '/services', '/services/none', '/blog/none', '/none.css', '/api', '/api/none'],
  ...['/healthz', '/readyz', ...Object.values(endpoints), ...Object.values(newsletterPages)],
  ...Object.values(sentPages),
];

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

type Write = (text: string) => InjectOptions;

const listAddressPlaces = (url: string): [string, Write][] => [
  ['path', (text) => ({ url: `${url}/${text}` })],
  ['query', (text) => ({ url: `${url}?${text}` })],
  ['token', (text) => ({ url: `${url}?token=${text}` })],
];

const listHeaderPlaces = (url: string) =>
  readHeaders.flatMap((name): [string, Write][] => {
    const write = (text: string) => ({
      [name]: name === 'content-type' ? `application/json;${text}` : text,
    });
    const post = { method: 'POST', url, payload: JSON.stringify(valid) } as const;
    return [
      [`${name} of a GET`, (text) => ({ url, headers: write(text) })],
      [`${name} of a POST`, (text) => ({ ...post, headers: { ...json, ...write(text) } })],
    ];
  });

const listFieldPlaces = (url: string) =>
  bodyFields.flatMap((name): [string, Write][] => {
    const post = { method: 'POST', url, headers: form } as const;
    const write = (text: string) => (name === 'campaign' ? { gclid: text } : text);
    return [
      [
        `${name} of JSON`,
        (text) => ({ ...post, headers: json, payload: { ...valid, [name]: write(text) } }),
      ],
      [`${name} of a form`, (text) => ({ ...post, payload: encode({ ...valid, [name]: text }) })],
      ['a name', (text) => ({ ...post, payload: `${encode(valid)}&${text}` })],
    ];
  });

/** Repeats the text as a whole, to at least this length. */
const repeatTo = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));

async function expectLinear(places: [string, Write][], few: number, many: number) {
  const { app } = await startTestServer({ RATE_LIMIT_MAX: '1000000', TRUST_PROXY: 'true' });
  await app.ready();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), unit, async ([, write], text) => {
      const asking = (length: number) => () => app.inject(write(repeatTo(text, length)));
      expect(await measureTimeRatio(asking(many), asking(few), allowed)).toBeLessThanOrEqual(
        allowed,
      );
    }),
    { numRuns: 200, endOnFailure: true },
  );
}

it.each([...stumblingBlocks, '.html/index', '/index.html/', 'a.html/'])(
  'work grows linearly with the size of a request for a redirect of many %j',
  async (text) => {
    const redirect = (length: number) => () => {
      const path = `/x${repeatTo(text, length)}`;
      for (let times = 0; times < 5; times += 1) findRedirect(path);
    };
    expect(await measureTimeRatio(redirect(long), redirect(short), allowed)).toBeLessThanOrEqual(
      allowed,
    );
  },
  timeoutMs,
);

it.each<[string, [string, Write][], number, number]>([
  // About the longest address that the server accepts, and an eighth of it.
  ['path and query', [...takesGet, ...takesPost].flatMap(listAddressPlaces), 240, 1900],
  ['header', [...takesGet, ...takesPost].flatMap(listHeaderPlaces), short, long],
  ['field', takesPost.flatMap(listFieldPlaces), short, long],
])(
  'work grows linearly with the size of a request in any %s',
  (_, places, few, many) => expectLinear(places, few, many),
  timeoutMs,
);

it('the test of linear work covers every route', async () => {
  const { app } = await startTestServer();
  await app.ready();
  const printed = app.printRoutes({ commonPrefix: false });
  const ends = [...printed.matchAll(/── (\S+) \(/g)].map(([, end = '']) => end);
  const asked = [...takesGet, ...takesPost];
  expect(ends.length).toBeGreaterThan(5);
  expect(ends.filter((end) => end !== '*' && !asked.some((url) => url.endsWith(end)))).toEqual([]);
});

/** The shortest of fewer runs is not reliable. */
const minRuns = 5;
/** Other processes slow down some runs, but never so many. */
const maxRuns = 300;

type Work = () => unknown;

/**
 * Measures how many times longer one function takes than the other, by the shortest time of each,
 * because other processes only add time. Runs them again while the ratio is above the maximum.
 */
async function measureTimeRatio(long: Work, short: Work, maxRatio: number): Promise<number> {
  let [longest, shortest] = [Infinity, Infinity];
  for (let runs = 1; runs <= maxRuns; runs += 1) {
    shortest = Math.min(shortest, await measureMs(short));
    longest = Math.min(longest, await measureMs(long));
    if (runs >= minRuns && longest <= maxRatio * shortest) break;
  }
  return longest / shortest;
}

async function measureMs(work: Work): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
