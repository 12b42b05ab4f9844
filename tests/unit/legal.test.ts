import { describe, expect, it } from 'vitest';
import { readFilledYaml } from '../../lib/content/firm-files.ts';
import { readMarkdownFile } from '../../lib/content/folder.ts';
import { readMarkdown } from '../../lib/content/read.ts';
import { legalSchema, legalTextSchema } from '../../lib/content/schemas/legal.ts';
import { formatProcessorTable } from '../../site/features/legal/processors.ts';
import { splitSections } from '../../site/features/legal/split-sections.ts';

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

describe('a Markdown file', () => {
  it('must start with its fields', () => {
    expect(() => readMarkdown('content/legal/terms.md', '# Terms', legalTextSchema)).toThrow(
      'content/legal/terms.md: the file must begin with fields',
    );
  });
  it('fills the markers in fields and text', () => {
    const text = readMarkdownFile('legal/terms.md', legalTextSchema).data;
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

const legal = readFilledYaml('pages/legal.yaml', legalSchema);
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
