import { describe, expect, it } from 'vitest';
import { brand } from '../../site/content/content.ts';
import { iconDataUrl, iconDrawing } from '../../site/machines/icons/icon-drawing.ts';
import { pageMetadata, shortenDescription } from '../../site/machines/metadata/page-metadata.ts';
import { formatSecurityTxt } from '../../site/machines/security-txt.ts';
import { buildGraph, toJsonLd } from '../../site/machines/structured-data/graph.ts';

const site = new URL('https://juniper-row.example');

describe('a description', () => {
  it('is the whole text where it is short', () => {
    expect(shortenDescription('One line. And another.')).toBe('One line. And another.');
    expect(shortenDescription('x'.repeat(155))).toHaveLength(155);
  });
  it('is cut at a word when it is longer', () => {
    const long = `${'term, '.repeat(40)}end.`;
    const cut = shortenDescription(long);
    expect(cut.length).toBeLessThanOrEqual(155);
    expect(cut).toMatch(/term…$/);
    expect(long.startsWith(cut.slice(0, -1))).toBe(true);
  });
  it('uses the room of 155 characters even when a sentence ends earlier', () => {
    const text = `${'w'.repeat(130)}. ${'more '.repeat(20)}end.`;
    expect(shortenDescription(text)).toBe(`${'w'.repeat(130)}. more more more more…`);
  });
  it('is not cut inside a number or an abbreviated name', () => {
    const text = `Version 2.0 of ${'the framework '.repeat(12)}holds.`;
    expect(shortenDescription(text)).toMatch(/^Version 2\.0 of .*framework( the)?…$/);
  });
});

describe('the title', () => {
  const titled = (title?: string) =>
    pageMetadata({ title, description: 'x', path: '/x' }, { brand, site, card: undefined }).title;
  it('has the brand behind it where both fit', () => {
    expect(titled('Services')).toBe(`Services | ${brand.name}`);
    expect(titled('y'.repeat(59))).toBe('y'.repeat(59));
  });
  it('is the default one where the page has none', () => {
    expect(titled()).toBe(`${brand.name} | ${brand.titleSuffix}`);
  });
});

it('a page without a card asks not to be listed, and says no more', () => {
  const { tags } = pageMetadata(
    { title: 'x', description: 'x', path: '/x' },
    { brand, site, card: undefined },
  );
  expect(tags).toEqual([{ name: 'robots', content: 'noindex' }]);
});

it('no text in a graph can close the script element that holds it', () => {
  const metadata = pageMetadata(
    { title: '</script><script>alert(1)</script>', description: 'x', path: '/about' },
    { brand, site, card: undefined },
  );
  const text = toJsonLd(buildGraph('/about', metadata, { brand, site }));
  expect(text).not.toContain('<');
  expect(JSON.stringify(JSON.parse(text))).toContain('</script>');
});

it('the icon inside an address holds nothing that an address may not', () => {
  expect(iconDataUrl).toMatch(/^data:image\/svg\+xml,[\w!$&'()*+,;=:@/?.~%-]+$/);
  const [, text = ''] = iconDataUrl.split('svg+xml,');
  expect(decodeURIComponent(text).replaceAll("'", '"')).toBe(iconDrawing);
});

it('security.txt expires less than a year after the build', () => {
  const text = formatSecurityTxt(brand, site, new Date('2026-01-01T10:20:30.400Z'));
  expect(text).toContain(`Contact: mailto:${brand.email}\n`);
  expect(text).toContain('Expires: 2026-12-27T10:20:30Z\n');
  expect(text).toContain('Canonical: https://juniper-row.example/.well-known/security.txt\n');
});
