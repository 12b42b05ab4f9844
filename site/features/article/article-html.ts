import { z } from 'zod';
import {
  attribute,
  attributeEdit,
  type Edit,
  edited,
  elementsIn,
  type HtmlElement,
  partElements,
  placeOf,
  textOf,
} from '../../text/html-source.ts';

/** Adapts rendered Markdown to an article's page: what Markdown cannot express, or renders as inline styles. */
export interface ArticleHtml {
  body: string;
  /** The items of the list of sources; empty where there are none. */
  sources: string;
}

/** The renderer's metadata of headings, which Astro's types lack. */
const headingsSchema = z
  .array(z.object({ depth: z.number(), slug: z.string(), text: z.string() }))
  .default([]);

/** Removes accents from anchors, so that a copied address stays readable. */
const plain = (id: string) => id.normalize('NFD').replace(/\p{M}/gu, '');

/** The anchor that the renderer gives the heading of the footnotes, and ours. */
const notesLabel = { rendered: 'footnote-label', own: 'sources' };

/** @returns the sections of the table of contents: second-level headings except that of the footnotes */
export const contentsOf = (headings: unknown) =>
  headingsSchema
    .parse(headings)
    .filter(({ depth, slug }) => depth === 2 && slug !== notesLabel.rendered)
    .map(({ slug, text }) => ({ id: plain(slug), title: text }));

/**
 * @param rendered what the renderer made of the Markdown
 * @param site where the site lives: printed after links within it
 */
export function articleHtml(rendered: string, site: URL): ArticleHtml {
  const elements = partElements(rendered);
  const notes = elements.find((element) => attribute(element, 'data-footnotes') !== undefined);
  const ofNotes = new Set(notes && [notes, ...elementsIn(notes)]);
  const inBody = elements.filter((element) => !ofNotes.has(element));
  const body = edited(rendered, [
    ...inBody.flatMap(headingLink),
    ...inBody.flatMap((element) => printedAddress(element, site)),
    ...inBody.filter(({ tagName }) => tagName === 'table').flatMap(scrollingTable),
    ...inBody.flatMap(ownNotesLabel),
    ...(notes ? [{ ...placeOf(notes), text: '' }] : []),
  ]);
  const list = notes && elementsIn(notes).find(({ tagName }) => tagName === 'ol');
  return { body, sources: list ? sourcesIn(rendered, list) : '' };
}

/** Each heading links to itself; features/article/heading-links.ts copies its address. */
function headingLink(element: HtmlElement): Edit[] {
  const id = attribute(element, 'id');
  if (!/^h[23]$/.test(element.tagName) || id === undefined) return [];
  const { start, end } = placeOf(element).inside;
  return [
    ...attributeEdit(element, 'id', plain(id)),
    { start, end: start, text: `<a class="heading-link" href="#${plain(id)}">` },
    { start: end, end, text: '</a>' },
  ];
}

/** Paper needs the whole address (ui/prose.css prints it). */
function printedAddress(element: HtmlElement, site: URL): Edit[] {
  const path = attribute(element, 'href');
  if (element.tagName !== 'a' || !path?.startsWith('/')) return [];
  const { href } = new URL(path, site);
  return attributeEdit(element, 'href', path).flatMap((edit) => [
    edit,
    { start: edit.end, end: edit.end, text: ` data-address="${href.replaceAll('&', '&amp;')}"` },
  ]);
}

/** A wide table scrolls in its own box, also by keyboard. Its alignment must not be an inline style. */
function scrollingTable(table: HtmlElement, index: number): Edit[] {
  const { start, end, inside } = placeOf(table);
  const parts = elementsIn(table);
  const head = parts.find(({ tagName }) => tagName === 'tr');
  const columns = head ? elementsIn(head).filter(({ tagName }) => tagName === 'th').length : 0;
  const region = `<div class="table-scroll" role="region" aria-label="Table ${index + 1}" tabindex="0">`;
  return [
    { start, end: inside.start, text: `${region}<table class="table-${columns}">` },
    ...parts.flatMap(tableCell),
    { start: end, end, text: '</div>' },
  ];
}

function tableCell(cell: HtmlElement): Edit[] {
  const [, side] = /^text-align: ?(\w+)$/.exec(attribute(cell, 'style') ?? '') ?? [];
  const className = side ? `class="cell-${side}"` : '';
  if (cell.tagName === 'th' && cell.childNodes.length === 0) {
    const { start, end } = placeOf(cell);
    return [{ start, end, text: `<td${className && ` ${className}`}></td>` }];
  }
  return attributeEdit(cell, 'style', '').map((edit) => ({ ...edit, text: className }));
}

const ownNotesLabel = (element: HtmlElement): Edit[] =>
  attribute(element, 'aria-describedby') === notesLabel.rendered
    ? attributeEdit(element, 'aria-describedby', notesLabel.own)
    : [];

/** The back references are words: the typeface has no arrow. */
function sourcesIn(rendered: string, list: HtmlElement): string {
  const { start, end } = placeOf(list).inside;
  const arrows = elementsIn(list)
    .filter((element) => textOf(element).startsWith('↩'))
    .map((element) => placeOf(element).inside.start - start);
  return edited(
    rendered.slice(start, end),
    arrows.map((place) => ({ start: place, end: place + '↩'.length, text: 'Back' })),
  );
}
