import { describe, expect, it } from 'vitest';
import { brand } from '../../site/content/content.ts';
import { createPageMetadata, shortenDescription } from '../../site/metadata/page-metadata.ts';
import { buildGraph, toJsonLd } from '../../site/metadata/structured-data.ts';

const site = new URL('https://juniper-row.example');

describe('a description', () => {
  it('is unchanged up to 155 characters', () => {
    expect(shortenDescription('One line. And another.')).toBe('One line. And another.');
    expect(shortenDescription('x'.repeat(155))).toHaveLength(155);
  });
  it('is cut after a whole word if it is longer', () => {
    const long = `${'term, '.repeat(40)}end.`;
    const cut = shortenDescription(long);
    expect(cut.length).toBeLessThanOrEqual(155);
    expect(cut).toMatch(/term…$/);
    expect(long.startsWith(cut.slice(0, -1))).toBe(true);
  });
  it('uses all 155 characters even if a sentence ends earlier', () => {
    const text = `${'w'.repeat(130)}. ${'more '.repeat(20)}end.`;
    expect(shortenDescription(text)).toBe(`${'w'.repeat(130)}. more more more more…`);
  });
  it('is not cut inside a number or an abbreviation', () => {
    const text = `Version 2.0 of ${'the framework '.repeat(12)}holds.`;
    expect(shortenDescription(text)).toMatch(/^Version 2\.0 of .*framework( the)?…$/);
  });
});

describe('the title', () => {
  const titled = (title?: string) =>
    createPageMetadata({ title, description: 'x', path: '/x' }, { brand, site, card: undefined })
      .title;
  it('ends with the brand if both fit', () => {
    expect(titled('Services')).toBe(`Services | ${brand.name}`);
    expect(titled('y'.repeat(59))).toBe('y'.repeat(59));
  });
  it('is the default for a page without a title', () => {
    expect(titled()).toBe(`${brand.name} | ${brand.titleSuffix}`);
  });
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
