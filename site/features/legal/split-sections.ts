import { applyEdits, getRange, parsePart, readSections } from '../../text/html-source.ts';
import { stackTable } from '../../text/stacked-tables.ts';

/**
 * Splits rendered Markdown at its second-level headings, to list its sections and insert content.
 * @param headings all headings of the text, in order, from the renderer's metadata
 * @returns each section with the HTML of its heading and text
 */
export function splitSections(html: string, headings: unknown) {
  const starts = parsePart(html)
    .filter(({ tagName }) => tagName === 'h2')
    .map((heading) => getRange(heading).start);
  return readSections(headings).map((section, index) => ({
    ...section,
    html: stackTables(html.slice(starts[index], starts[index + 1]), section.id),
  }));
}

/** Captions each table with the heading of its section. */
function stackTables(html: string, section: string): string {
  const parts = parsePart(html);
  const heading = parts.find(({ tagName }) => tagName === 'h2');
  const { start, end } = heading ? getRange(heading).inside : { start: 0, end: 0 };
  const tables = parts.filter(({ tagName }) => tagName === 'table');
  const edits = tables.flatMap((table, index) =>
    stackTable(table, {
      id: `${section}-table-${index + 1}`,
      html: html.slice(start, end),
      isVisible: false,
    }),
  );
  return applyEdits(html, edits);
}
