/** Reads a built page with an HTML parser and changes it in place: what is not changed keeps its bytes. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type PageElement = DefaultTreeAdapterTypes.Element;

/** A stretch of the source, in UTF-16 code units, and what takes its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * @param html a whole page
 * @returns its elements in document order, without those inside of templates, which are inert
 */
export function pageElements(html: string): PageElement[] {
  const found: PageElement[] = [];
  const collect = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      found.push(child);
      collect(child);
    }
  };
  collect(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}

/** @returns an attribute's value; undefined where the element has none of that name */
export const attribute = ({ attrs }: PageElement, name: string): string | undefined =>
  attrs.find((candidate) => candidate.name === name)?.value;

/** @returns the text of a script or a style, as a browser hashes it */
export const textOf = ({ childNodes }: PageElement): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** @param edits in any order; they must not overlap */
export const edited = (html: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), html);
