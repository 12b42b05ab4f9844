import { expect, it } from 'vitest';
import { brand } from '../../site/content/content.ts';
import { createPageMetadata, shortenDescription } from '../../site/metadata/page-metadata.ts';
import { buildGraph, toJsonLd } from '../../site/metadata/structured-data.ts';

const site = new URL('https://juniper-row.example');

const w = 'w'.repeat(130);
it.each([
  ['unchanged up to 155 characters', 'One line. And another.', 'One line. And another.'],
  ['unchanged up to 155 characters', 'x'.repeat(155), 'x'.repeat(155)],
  ['cut after a whole word', `${'term, '.repeat(40)}end.`, `${'term, '.repeat(24)}term…`],
  ['as long as possible', `${w}. ${'more '.repeat(20)}end.`, `${w}. more more more more…`],
])('a description is %s', (_, text, expected) => {
  expect(shortenDescription(text)).toBe(expected);
});
it('a description is not cut inside a number or an abbreviation', () => {
  const text = `Version 2.0 of ${'the framework '.repeat(12)}holds.`;
  expect(shortenDescription(text)).toMatch(/^Version 2\.0 of .*framework( the)?…$/);
});

const titled = (title?: string) =>
  createPageMetadata({ title, description: 'x', path: '/x' }, { brand, site, card: undefined })
    .title;
it('the title ends with the brand if both fit', () => {
  expect(titled('Services')).toBe(`Services | ${brand.name}`);
  expect(titled('y'.repeat(59))).toBe('y'.repeat(59));
});
it('the title is the default for a page without a title', () => {
  expect(titled()).toBe(`${brand.name} | ${brand.titleSuffix}`);
});

it('a page without a card has only the robots tag', () => {
  const { tags } = createPageMetadata(
    { title: 'x', description: 'x', path: '/x' },
    { brand, site, card: undefined },
  );
  expect(tags).toEqual([{ name: 'robots', content: 'noindex' }]);
});

it('escapes text that would close the script element of a graph', () => {
  const metadata = createPageMetadata(
    { title: '</script><script>alert(1)</script>', description: 'x', path: '/about' },
    { brand, site, card: undefined },
  );
  const text = toJsonLd(buildGraph('/about', metadata, { brand, site }));
  expect(text).not.toContain('<');
  expect(JSON.stringify(JSON.parse(text))).toContain('</script>');
});
