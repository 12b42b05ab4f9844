import { getRange, parsePart, readSections } from '../../text/html-source.ts';
import { stackTables } from '../../text/stacked-tables.ts';

/**
 * Splits rendered Markdown at its second-level headings, to list its sections and insert content.
 * @param headings all headings of the text, in order, from the renderer's metadata
 * @returns each section with the HTML of its heading and of its text
 */
export function splitSections(html: string, headings: unknown) {
  const ranges = parsePart(html)
    .filter(({ tagName }) => tagName === 'h2')
    .map(getRange);
  return readSections(headings).map((section, index) => {
    const { start = 0, end = 0, inside } = ranges[index] ?? {};
    const text = html.slice(end, ranges[index + 1]?.start);
    const title = html.slice(inside?.start, inside?.end);
    return {
      ...section,
      heading: html.slice(start, end),
      text: stackTables(text, section.id, title),
    };
  });
}

/** @returns the indexes of the longest fifth, to color; never the first, which comes after a colored background */
export function findMarked(sections: readonly { text: string }[]): Set<number> {
  const longest = [...sections.entries()]
    .slice(1)
    .toSorted(([, a], [, b]) => b.text.length - a.text.length)
    .slice(0, Math.ceil(sections.length / 5));
  return new Set(longest.map(([index]) => index));
}
