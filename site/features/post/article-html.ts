import { z } from 'zod';
import {
  applyEdits,
  type Edit,
  type ElementRange,
  editAttribute,
  getAttribute,
  getRange,
  getText,
  type HtmlElement,
  listElements,
  parsePart,
} from '../../text/html-source.ts';
import { scrollingTable } from './scrolling-table.ts';

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
  const elements = parsePart(rendered);
  const notes = elements.find((element) => getAttribute(element, 'data-footnotes') !== undefined);
  const ofNotes = new Set(notes && [notes, ...listElements(notes)]);
  const inBody = elements.filter((element) => !ofNotes.has(element));
  const body = applyEdits(rendered, [
    ...inBody.flatMap(headingLink),
    ...inBody.flatMap((element) => printedAddress(element, site)),
    ...captionedTables(rendered, inBody).flatMap(({ table, caption, line }, index) => [
      ...(line ? [{ ...getRange(line), text: '' }] : []),
      ...scrollingTable(table, { id: `table-${index + 1}`, html: caption, isVisible: !!line }),
    ]),
    ...inBody.flatMap(ownNotesLabel),
    ...(notes ? [{ ...getRange(notes), text: '' }] : []),
  ]);
  const list = notes && listElements(notes).find(({ tagName }) => tagName === 'ol');
  return { body, sources: list ? sourcesIn(rendered, list) : '' };
}

/** Each heading links to itself; features/post/heading-links.ts copies its address. */
function headingLink(element: HtmlElement): Edit[] {
  const id = getAttribute(element, 'id');
  if (!/^h[23]$/.test(element.tagName) || id === undefined) return [];
  const { start, end } = getRange(element).inside;
  return [
    ...editAttribute(element, 'id', plain(id)),
    { start, end: start, text: `<a class="heading-link" href="#${plain(id)}">` },
    { start: end, end, text: '</a>' },
  ];
}

/** Paper needs the whole address (ui/prose.css prints it). */
function printedAddress(element: HtmlElement, site: URL): Edit[] {
  const path = getAttribute(element, 'href');
  if (element.tagName !== 'a' || !path?.startsWith('/')) return [];
  const { href } = new URL(path, site);
  return editAttribute(element, 'href', path).flatMap((edit) => [
    edit,
    { start: edit.end, end: edit.end, text: ` data-address="${href.replaceAll('&', '&amp;')}"` },
  ]);
}

interface CaptionedTable {
  table: HtmlElement;
  /** As HTML. */
  caption: string;
  /** The paragraph that it was written in; the caption of a table without one is its section's title. */
  line: HtmlElement | undefined;
}

/** A paragraph before a table that begins so is the table's caption. */
const captionMark = 'Table: ';

/** Tables, each with what it is called: by the line before it, or by its section, counted. */
function captionedTables(rendered: string, elements: readonly HtmlElement[]): CaptionedTable[] {
  const written = ({ inside }: ElementRange) => rendered.slice(inside.start, inside.end);
  const counts = new Map<string, number>();
  let section = 'Table';
  let line: HtmlElement | undefined;
  const tables: CaptionedTable[] = [];
  for (const element of elements) {
    if (/^h[23]$/.test(element.tagName)) section = written(getRange(element));
    if (element.tagName === 'p') line = element;
    if (element.tagName !== 'table') continue;
    const isNext = line && !rendered.slice(getRange(line).end, getRange(element).start).trim();
    const words = line && isNext ? written(getRange(line)) : '';
    if (words.startsWith(captionMark)) {
      tables.push({ table: element, caption: words.slice(captionMark.length), line });
      continue;
    }
    const count = (counts.get(section) ?? 0) + 1;
    counts.set(section, count);
    const caption = count > 1 ? `${section}, table ${count}` : section;
    tables.push({ table: element, caption, line: undefined });
  }
  return tables;
}

const ownNotesLabel = (element: HtmlElement): Edit[] =>
  getAttribute(element, 'aria-describedby') === notesLabel.rendered
    ? editAttribute(element, 'aria-describedby', notesLabel.own)
    : [];

/** The back references are words: the typeface has no arrow. */
function sourcesIn(rendered: string, list: HtmlElement): string {
  const { start, end } = getRange(list).inside;
  const arrows = listElements(list)
    .filter((element) => getText(element).startsWith('↩'))
    .map((element) => getRange(element).inside.start - start);
  return applyEdits(
    rendered.slice(start, end),
    arrows.map((place) => ({ start: place, end: place + '↩'.length, text: 'Back' })),
  );
}
