import { expect, it } from 'vitest';
import { findPieces } from '../../site/features/tools/toolbox/find-pieces.ts';

const article = `<h2 id="one">One <em>sheet</em></h2><p>Words.</p>
<table><thead><tr><th style="text-align:left">Line</th><th>Strong</th></tr></thead>
<tbody><tr><td>1. Year<sup><a href="#n1">1</a></sup></td><td>Plant <strong>three</strong></td></tr></tbody></table>
<h2 id="two">Two</h2><blockquote><p>Say this.</p><ol><li>Then this.</li></ol></blockquote>
<ol><li>First</li><li>Second</li></ol><ul><li>No list of steps</li></ul>
<section data-footnotes><h2 id="footnote-label">Footnotes</h2><ol><li>A note</li></ol></section>`;

it('finds tables, scripts and checklists of an article with their headings', () => {
  expect(
    findPieces(article).map(({ kind, heading, anchor, rows }) => ({ kind, heading, anchor, rows })),
  ).toEqual([
    {
      kind: 'table',
      heading: 'One sheet',
      anchor: 'one',
      rows: [
        ['Line', 'Strong'],
        ['1. Year', 'Plant three'],
      ],
    },
    { kind: 'script', heading: 'Two', anchor: 'two', rows: [['Say this.'], ['Then this.']] },
    { kind: 'checklist', heading: 'Two', anchor: 'two', rows: [['First'], ['Second']] },
  ]);
});

it('removes note marks and inline styles', () => {
  const [table] = findPieces(article);
  expect(table?.html).toContain('<th>Line</th>');
  expect(table?.html).toContain('<td>1. Year</td>');
  expect(table?.html).not.toMatch(/<sup|style=/);
});
