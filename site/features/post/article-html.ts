import page from 'virtual:words/page';
import {
  applyEdits,
  type Edit,
  type ElementRange,
  editAttribute,
  escapeText,
  getAttribute,
  getRange,
  getText,
  type HtmlElement,
  listElements,
  parsePart,
  readSections,
} from '../../text/html-source.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { fill } from '../../text/sentences.ts';
import { stackTable } from '../../text/stacked-tables.ts';

/** Rendered Markdown, adapted to an article's page. */
interface ArticleHtml {
  body: string;
  /** List items as HTML; empty without sources. */
  sources: string;
}

/** Removes accents from anchors. */
const removeAccents = (id: string) => id.normalize('NFD').replace(/\p{M}/gu, '');

/** Anchors of the footnotes' heading: the renderer's, and that of the section on the page. */
const notesLabel = { rendered: 'footnote-label', section: 'sources' };

/** @returns the sections of the table of contents: second-level headings except that of the footnotes */
export const readContents = (headings: unknown) =>
  readSections(headings)
    .filter(({ id }) => id !== notesLabel.rendered)
    .map(({ id, title }) => ({ id: removeAccents(id), title }));

/**
 * @param rendered HTML from the Markdown renderer
 * @param site the site's address, printed after internal links
 * @param quote a sentence of the text, shown again before its second section
 */
export function adaptArticle(rendered: string, site: URL, quote?: string): ArticleHtml {
  const elements = parsePart(rendered);
  const notes = elements.find((element) => getAttribute(element, 'data-footnotes') !== undefined);
  const noteElements = new Set(notes && [notes, ...listElements(notes)]);
  const bodyElements = elements.filter((element) => !noteElements.has(element));
  const body = applyEdits(rendered, [
    ...(quote ? [placeQuote(quote, bodyElements, notes, rendered.length)] : []),
    ...bodyElements.flatMap(nameHeading),
    ...bodyElements.flatMap((element) => addPrintedAddress(element, site)),
    ...findTables(rendered, bodyElements).flatMap(({ table, caption, line }, index) => [
      ...(line ? [{ ...getRange(line), text: '' }] : []),
      ...stackTable(table, { id: `table-${index + 1}`, html: caption, isVisible: !!line }),
    ]),
    ...bodyElements.flatMap(relabelNotes),
    ...(notes ? [{ ...getRange(notes), text: '' }] : []),
  ]);
  const list = notes && listElements(notes).find(({ tagName }) => tagName === 'ol');
  return { body, sources: list ? readSources(rendered, list) : '' };
}

/** In a text with one section or none, the quote is at the end. */
function placeQuote(
  quote: string,
  elements: readonly HtmlElement[],
  notes: HtmlElement | undefined,
  length: number,
): Edit {
  const [, second] = elements.filter(({ tagName }) => tagName === 'h2');
  const next = second ?? notes;
  const at = next ? getRange(next).start : length;
  return {
    start: at,
    end: at,
    text: `<blockquote class="article-pull-quote balance type-quote wide screen-only"><p>${escapeText(quote)}</p></blockquote>`,
  };
}

/** Keeps the addresses of sections readable. */
const nameHeading = (element: HtmlElement): Edit[] => {
  const id = getAttribute(element, 'id');
  return /^h[23]$/.test(element.tagName) && id !== undefined
    ? editAttribute(element, 'id', removeAccents(id))
    : [];
};

/** Print shows the full address of internal links (ui/prose.css). */
function addPrintedAddress(element: HtmlElement, site: URL): Edit[] {
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
  caption: string;
  /** The paragraph that holds the caption, if any. */
  line: HtmlElement | undefined;
}

/** Marks the paragraph before a table as its caption. */
const captionMark = `${page.table}: `;

/** A caption is the line before the table, or the title of its section with a number. */
function findTables(rendered: string, elements: readonly HtmlElement[]): CaptionedTable[] {
  const getSource = ({ inside }: ElementRange) => rendered.slice(inside.start, inside.end);
  const counts = new Map<string, number>();
  let section = page.table;
  let line: HtmlElement | undefined;
  const tables: CaptionedTable[] = [];
  for (const element of elements) {
    if (/^h[23]$/.test(element.tagName)) section = getSource(getRange(element));
    if (element.tagName === 'p') line = element;
    if (element.tagName !== 'table') continue;
    const isNext = line && !rendered.slice(getRange(line).end, getRange(element).start).trim();
    const text = line && isNext ? getSource(getRange(line)) : '';
    if (text.startsWith(captionMark)) {
      tables.push({ table: element, caption: text.slice(captionMark.length), line });
      continue;
    }
    const count = (counts.get(section) ?? 0) + 1;
    counts.set(section, count);
    const caption =
      count > 1 ? fill(page.numberedTable, { section, number: String(count) }) : section;
    tables.push({ table: element, caption, line: undefined });
  }
  return tables;
}

const relabelNotes = (element: HtmlElement): Edit[] =>
  getAttribute(element, 'aria-describedby') === notesLabel.rendered
    ? editAttribute(element, 'aria-describedby', notesLabel.section)
    : [];

/**
 * Replaces the arrows of back references, which the typeface lacks, with a word. A name that lacks what is shown, such
 * as that of a second reference, goes (WCAG 2.5.3).
 */
function readSources(rendered: string, list: HtmlElement): string {
  const { start, end } = getRange(list).inside;
  const edits = listElements(list)
    .filter((element) => getText(element).startsWith('↩'))
    .flatMap((link) => {
      const at = getRange(link).inside.start;
      const number = listElements(link).map(getText).join('');
      const shown = `${page.backToText} ${number}`.trimEnd();
      const isNamed = getAttribute(link, 'aria-label')?.includes(shown);
      return [
        ...(isNamed ? [] : editAttribute(link, 'aria-label', undefined)),
        { start: at, end: at + '↩'.length, text: shown.slice(0, shown.length - number.length) },
      ];
    });
  return applyEdits(rendered.slice(0, end), edits).slice(start);
}

/** A question and its answer, as plain text. */
interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** Search engines expect more than one question on a page of questions. */
const minQuestions = 2;

/**
 * Finds the questions in an article's headings, with the text under them.
 *
 * @param rendered HTML from the Markdown renderer
 * @returns undefined if the article has fewer than two
 */
export function findQuestions(rendered: string): readonly AnsweredQuestion[] | undefined {
  const headings = parsePart(rendered).filter(({ tagName }) => /^h[23]$/.test(tagName));
  const questions = headings.flatMap((heading, index): AnsweredQuestion[] => {
    const { inside, end } = getRange(heading);
    const question = toPlainText(rendered.slice(inside.start, inside.end));
    // An answer ends at the next heading; the notes have one too.
    const next = headings[index + 1];
    const answer = toPlainText(rendered.slice(end, next && getRange(next).start));
    return question.endsWith('?') ? [{ question, answer }] : [];
  });
  return questions.length < minQuestions ? undefined : questions;
}
