import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LegalPage, legalPages, legalTextSchema } from '../../contracts/content/legal.ts';
import { readMarkdown } from '../../contracts/content/markdown.ts';
import { sectionsOf } from '../../site/features/legal/sections-of.ts';

const read = (page: LegalPage) => {
  const file = `content/legal/${page}.md`;
  return readMarkdown(file, readFileSync(file, 'utf8'), legalTextSchema);
};
const headings = (page: LegalPage) =>
  [...read(page).body.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

describe.each(legalPages)('%s', (page) => {
  it('says in two sentences what it says', () => {
    expect(read(page).data.summary.match(/[.](?:\s|$)/g)).toHaveLength(2);
  });
});

describe('the sections of the specification, in its order', () => {
  it.each([
    ['privacy', /information.*use.*share.*cookies.*security.*rights.*retention.*changes.*contact/i],
    [
      'terms',
      /acceptance.*usage.*responsibilities.*intellectual property.*confidentiality.*liability.*termination.*governing law.*severability.*contact/i,
    ],
    ['cookies', /what.*use.*types.*third-party.*manage preferences.*impact.*updates.*contact/i],
  ] as const)('%s', (page, order) => {
    expect(headings(page).join(', ')).toMatch(order);
  });
});

it.each([
  ['privacy', ['Up to 3 years', 'Until you unsubscribe', 'Up to 26 months', 'one business day']],
  ['terms', ['law of Texas', 'arbitration in Dallas County']],
  ['cookies', ['up to 2 years', 'up to 1 year', '`cookie-consent`', '`cookie-consent-date`']],
] as const)('%s gives the terms of the specification', (page, terms) => {
  for (const term of terms) expect(read(page).body).toContain(term);
});

describe('a text cut at its headings', () => {
  const html = '<p>First.</p><h2 id="a">A</h2><p>1</p><h3 id="x">X</h3><h2 id="b">B</h2><p>2</p>';
  const [a, b] = [
    { depth: 2, slug: 'a', text: 'A' },
    { depth: 2, slug: 'b', text: 'B' },
  ];
  it('keeps each section with its heading', () => {
    expect(sectionsOf(html, [a, { depth: 3, slug: 'x', text: 'X' }, b])).toEqual([
      { id: 'a', title: 'A', html: '<h2 id="a">A</h2><p>1</p><h3 id="x">X</h3>' },
      { id: 'b', title: 'B', html: '<h2 id="b">B</h2><p>2</p>' },
    ]);
  });
});

describe('a Markdown file', () => {
  it('must begin with its fields', () => {
    expect(() => readMarkdown('content/legal/terms.md', '# Terms', legalTextSchema)).toThrow(
      'content/legal/terms.md: the file must begin with fields',
    );
  });
  it('has its markers filled in fields and text', () => {
    const text = read('terms').data;
    const file = `---\ntitle: Terms of {brand}\n${['summary', 'description', 'updated', 'reviewed']
      .map((field) => `${field}: ${text[field as keyof typeof text]}`)
      .join('\n')}\n---\nWrite to {email}.\n`;
    const { data, body } = readMarkdown('terms.md', file, legalTextSchema, {
      brand: 'Alder',
      email: 'a@b.co',
    });
    expect([data.title, body.trim()]).toEqual(['Terms of Alder', 'Write to a@b.co.']);
  });
});
