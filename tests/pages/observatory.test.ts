import { expect, it } from 'vitest';
import { serveFixture } from './support/serve-fixture.ts';

const get = serveFixture();

interface Answer {
  headers: Headers;
  body: string;
}

/** The sources of a policy directive; for an absent one, those of its fallback. */
function readSources({ headers }: Answer, directive: string, instead = 'default-src'): string[] {
  const directives = (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((directive) => directive.trim());
  const find = (name: string) => directives.find((directive) => directive.startsWith(`${name} `));
  return (find(directive) ?? find(instead) ?? '*').split(' ').slice(1);
}

const unsafe = /^(?:'unsafe-(?:inline|eval)'|data:|https?:|\*)$/;
const halfAYearSeconds = 180 * 24 * 60 * 60;

/**
 * The rules of the MDN HTTP Observatory (version 4 of its algorithm) that an answer decides. With all of them a
 * site has 130 points, an A+. The redirect from http to https is up to the reverse proxy.
 */
const rules: Record<string, (answer: Answer) => boolean> = {
  'a policy of default-src none, with nothing unsafe': (answer) =>
    readSources(answer, 'default-src').join() === "'none'" &&
    ['script-src', 'style-src', 'object-src'].every(
      (directive) => !readSources(answer, directive).some((source) => unsafe.test(source)),
    ),
  'no cookies': ({ headers }) => !headers.has('set-cookie'),
  'no other site may read': ({ headers }) => !headers.has('access-control-allow-origin'),
  'a private referrer policy': ({ headers }) =>
    headers.get('referrer-policy') === 'strict-origin-when-cross-origin',
  'strict transport security for half a year or more': ({ headers }) =>
    Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]) >=
    halfAYearSeconds,
  'all scripts from the site itself': ({ body }) => !/<script[^>]*\ssrc="(?!\/[^/])/.test(body),
  nosniff: ({ headers }) => headers.get('x-content-type-options') === 'nosniff',
  'no frame, by the policy': (answer) =>
    readSources(answer, 'frame-ancestors', 'none').join() === "'none'",
  'resources for this site only': ({ headers }) =>
    headers.get('cross-origin-resource-policy') === 'same-origin',
};

it.each(['/', '/contact', '/blog', '/privacy', '/nothing-here'])(
  '%s keeps every rule of the Observatory',
  async (path) => {
    const response = await get(path);
    const answer = { headers: response.headers, body: await response.text() };
    const broken = Object.keys(rules).filter((rule) => !rules[rule]?.(answer));
    expect(broken).toEqual([]);
  },
);
