import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../lib/content/load.ts';
import { legalTextSchema } from '../../lib/content/schemas/legal.ts';
import { readText } from '../../lib/content/source.ts';
import { formatProcessorTable } from '../../site/features/legal/processors.ts';
import { splitSections } from '../../site/features/legal/split-sections.ts';
import { createTempDir } from '../server/support/temp-dir.ts';
import { fixtureContent, loadFixture } from '../support/fixture-content.ts';

describe('a text split at its headings', () => {
  const html = '<p>First.</p><h2 id="a">A</h2><p>1</p><h3 id="x">X</h3><h2 id="b">B</h2><p>2</p>';
  const [a, b] = [
    { depth: 2, slug: 'a', text: 'A' },
    { depth: 2, slug: 'b', text: 'B' },
  ];
  it('keeps each section with its heading', () => {
    expect(splitSections(html, [a, { depth: 3, slug: 'x', text: 'X' }, b])).toEqual([
      { id: 'a', title: 'A', heading: '<h2 id="a">A</h2>', text: '<p>1</p><h3 id="x">X</h3>' },
      { id: 'b', title: 'B', heading: '<h2 id="b">B</h2>', text: '<p>2</p>' },
    ]);
  });
});

it('a Markdown file must start with its fields', () => {
  expect(() => readText('content/legal/terms.md', '# Terms', legalTextSchema)).toThrow(
    'content/legal/terms.md:1: the file must begin with fields',
  );
});
it('a Markdown file fills the markers in fields and text, except after a backslash', () => {
  const folder = join(createTempDir(), 'firm');
  cpSync(fixtureContent, folder, { recursive: true });
  const file = join(folder, 'legal/terms.md');
  const text = readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Terms of {brand}');
  writeFileSync(file, `${text}\nWrite to {email}, not \\{email} or {constructor}.\n`);
  const terms = loadContent(folder).entries.legal.find(({ id }) => id === 'terms');
  expect(terms?.data.title).toBe('Terms of Juniper Row');
  expect(terms?.body).toContain('Write to desk@juniper-row.example, not {email} or {constructor}.');
});

const legal = loadFixture().files['pages/legal.yaml'];
const named = (tagManager: boolean, visitorId: boolean) =>
  ['Sedge Servers', 'Tag House', 'Face House'].filter((name) =>
    formatProcessorTable({ ...legal, sample: false }, { tagManager, visitorId }).includes(
      `| ${name} |`,
    ),
  );

it('lists the companies of the content and of the configured tags', () => {
  expect(named(false, false)).toEqual(['Sedge Servers']);
  expect(named(true, false)).toEqual(['Sedge Servers', 'Tag House']);
  expect(named(true, true)).toEqual(['Sedge Servers', 'Tag House', 'Face House']);
});

it('marks sample companies', () => {
  const table = formatProcessorTable(legal, { tagManager: false, visitorId: false });
  expect(table).toContain('| Sedge Servers <span class="sample-mark">Sample</span> |');
});
