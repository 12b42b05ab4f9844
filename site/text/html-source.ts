/** Parses HTML and edits its source in place, so that the rest stays the same byte for byte. */
import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { z } from 'zod';

export type HtmlElement = Tree.Element;

/** A range of the source, in UTF-16 code units, and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * @param html a whole page
 * @returns its elements in document order, without those inside templates, which are inert
 */
export const parsePage = (html: string): HtmlElement[] =>
  listElements(parse(html, { sourceCodeLocationInfo: true }));

/** @returns the elements of a part of a page, such as rendered Markdown, in document order */
export const parsePart = (html: string): HtmlElement[] =>
  listElements(parseFragment(html, { sourceCodeLocationInfo: true }));

/** @returns the elements inside another, in document order */
export const listElements = ({ childNodes }: Tree.ParentNode): HtmlElement[] =>
  childNodes.flatMap((child) => ('tagName' in child ? [child, ...listElements(child)] : []));

/** @returns an attribute's value; undefined if it has none */
export const getAttribute = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((candidate) => candidate.name === name)?.value;

/** @returns an element's own text: of a script or a style, what a browser hashes */
export const getText = ({ childNodes }: HtmlElement): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** @returns all text in an element, without the marks of notes */
export const readText = ({ childNodes }: HtmlElement): string =>
  childNodes
    .map((child) => {
      if ('tagName' in child) return child.tagName === 'sup' ? '' : readText(child);
      return 'value' in child ? child.value : '';
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * @returns where an element is in the source, and what is `inside` of its two tags
 * @throws Error if the source lacks its end tag, as rendered HTML never does
 */
export function getRange({ tagName, sourceCodeLocation: location }: HtmlElement) {
  if (!location?.startTag || !location.endTag)
    throw new Error(`The HTML has a ${tagName} without an end`);
  return {
    start: location.startOffset,
    end: location.endOffset,
    inside: { start: location.startTag.endOffset, end: location.endTag.startOffset },
  };
}

export type ElementRange = ReturnType<typeof getRange>;

/**
 * @param value undefined removes the attribute and the space before it
 * @returns the edit that changes an attribute; none if the element lacks it
 */
export function editAttribute(
  { sourceCodeLocation }: HtmlElement,
  name: string,
  value: string | undefined,
): Edit[] {
  const location = sourceCodeLocation?.attrs?.[name];
  if (!location) return [];
  const { startOffset: start, endOffset: end } = location;
  if (value === undefined) return [{ start: start - 1, end, text: '' }];
  const quoted = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return [{ start, end, text: `${name}="${quoted}"` }];
}

/** @param edits in any order; edits at the same position keep their order. They must not overlap. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let text = '';
  let done = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    text += html.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return text + html.slice(done);
}

/** The Markdown renderer's metadata of headings, which Astro's types lack. */
const headingsSchema = z
  .array(z.object({ depth: z.number(), slug: z.string(), text: z.string() }))
  .default([]);

/** @returns the sections of rendered Markdown, which start at its second-level headings */
export const readSections = (headings: unknown) =>
  headingsSchema
    .parse(headings)
    .filter(({ depth }) => depth === 2)
    .map(({ slug, text }) => ({ id: slug, title: text }));

/** @returns the elements inside with one of these names, in order */
export const findByTag = (element: HtmlElement, ...names: string[]): HtmlElement[] =>
  listElements(element).filter(({ tagName }) => names.includes(tagName));

/** @returns a text as HTML, to be put between tags */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
