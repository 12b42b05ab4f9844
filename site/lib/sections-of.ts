/** One section of a long text. */
export interface TextSection {
  /** The anchor of its heading. */
  id: string;
  title: string;
  /** Its HTML, heading and all. */
  html: string;
}

interface Heading {
  depth: number;
  slug: string;
  text: string;
}

/**
 * Cuts rendered Markdown at its second-level headings, so that a page can list its sections and
 * set something between them.
 * @param headings all headings of the text, in order
 */
export function sectionsOf(html: string, headings: readonly Heading[]): TextSection[] {
  const parts = html.split(/(?=<h2[ >])/).filter((part) => part.startsWith('<h2'));
  const titles = headings.filter(({ depth }) => depth === 2);
  return titles.map(({ slug, text }, index) => ({
    id: slug,
    title: text,
    html: parts[index] ?? '',
  }));
}
