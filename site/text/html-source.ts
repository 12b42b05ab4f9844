/** Reads HTML with a parser and changes it in place: the rest keeps its bytes. */
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

/** @returns an attribute's value; undefined where the element has none of that name */
export const getAttribute = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((candidate) => candidate.name === name)?.value;

/** @returns an element's own text: of a script or a style, what a browser hashes */
export const getText = ({ childNodes }: HtmlElement): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Where an element and its two tags are in the source. */
export interface ElementRange {
  start: number;
  end: number;
  /** Between the tags. */
  inside: { start: number; end: number };
}

/** @throws Error where the source lacks the element or its end tag, as rendered HTML never does */
export function getRange({ tagName, sourceCodeLocation: place }: HtmlElement): ElementRange {
  if (!place?.startTag || !place.endTag)
    throw new Error(`The HTML has a ${tagName} without an end`);
  return {
    start: place.startOffset,
    end: place.endOffset,
    inside: { start: place.startTag.endOffset, end: place.endTag.startOffset },
  };
}

/**
 * @param value undefined removes the attribute and the space before it
 * @returns the edit that changes an attribute; none where the element has none of that name
 */
export function editAttribute(
  { sourceCodeLocation }: HtmlElement,
  name: string,
  value: string | undefined,
): Edit[] {
  const place = sourceCodeLocation?.attrs?.[name];
  if (!place) return [];
  const { startOffset: start, endOffset: end } = place;
  if (value === undefined) return [{ start: start - 1, end, text: '' }];
  const quoted = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return [{ start, end, text: `${name}="${quoted}"` }];
}

/** @param edits in any order; edits at the same position keep theirs. They must not overlap. */
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
