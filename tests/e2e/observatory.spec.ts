import { expect, test } from './support/site.ts';

interface Answer {
  header(name: string): string | undefined;
  body: string;
}

/** The sources of a policy directive; for an absent one, those of its fallback. */
function readSources({ header }: Answer, directive: string, instead = 'default-src'): string[] {
  const directives = (header('content-security-policy') ?? '')
    .split(';')
    .map((directive) => directive.trim());
  const find = (name: string) => directives.find((directive) => directive.startsWith(`${name} `));
  return (find(directive) ?? find(instead) ?? '*').split(' ').slice(1);
}

const unsafe = /^(?:'unsafe-(?:inline|eval)'|data:|https?:|\*)$/;
const halfAYearSeconds = 180 * 24 * 60 * 60;

/**
 * The rules of the MDN HTTP Observatory (version 4 of its algorithm) that an answer decides, each
 * with the points it adds to 100. The redirect from http to https is up to the reverse proxy.
 */
const rules: Record<string, [points: number, holds: (answer: Answer) => boolean]> = {
  'a policy of default-src none, with nothing unsafe': [
    10,
    (answer) =>
      readSources(answer, 'default-src').join() === "'none'" &&
      ['script-src', 'style-src', 'object-src'].every(
        (directive) => !readSources(answer, directive).some((source) => unsafe.test(source)),
      ),
  ],
  'no cookies': [0, ({ header }) => header('set-cookie') === undefined],
  'no other site may read': [
    0,
    ({ header }) => header('access-control-allow-origin') === undefined,
  ],
  'a private referrer policy': [
    5,
    ({ header }) => header('referrer-policy') === 'strict-origin-when-cross-origin',
  ],
  'strict transport security for half a year or more': [
    0,
    ({ header }) =>
      Number(/max-age=(\d+)/.exec(header('strict-transport-security') ?? '')?.[1]) >=
      halfAYearSeconds,
  ],
  'all scripts from the site itself': [
    0,
    ({ body }) => !/<script[^>]*\ssrc="(?!\/[^/])/.test(body),
  ],
  nosniff: [0, ({ header }) => header('x-content-type-options') === 'nosniff'],
  'no frame, by the policy': [
    5,
    (answer) => readSources(answer, 'frame-ancestors', 'none').join() === "'none'",
  ],
  'resources for this site only': [
    10,
    ({ header }) => header('cross-origin-resource-policy') === 'same-origin',
  ],
};

for (const path of ['/', '/contact', '/blog', '/privacy', '/nothing-here']) {
  test(`${path} scores 130 points, an A+`, async ({ page }) => {
    const response = await page.request.get(path);
    const headers = response.headers();
    const answer = { header: (name: string) => headers[name], body: await response.text() };
    let points = 100;
    for (const [rule, [bonus, holds]] of Object.entries(rules)) {
      expect(holds(answer), rule).toBe(true);
      points += bonus;
    }
    expect(points).toBe(130);
  });
}
