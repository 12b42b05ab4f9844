import { getRange, parsePart, readSections } from '../../text/html-source.ts';

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
    html: html.slice(starts[index], starts[index + 1]),
  }));
}
