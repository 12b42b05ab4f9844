import {
  applyEdits,
  type Edit,
  getAttribute,
  getRange,
  type HtmlElement,
  listElements,
  parsePart,
  readText,
} from './html-source.ts';

interface Caption {
  id: string;
  html: string;
  /** If false, only screen readers get it. */
  isVisible: boolean;
}

/**
 * Adds a caption, row headers, and the name of its column to each cell of a rendered table: ui/stacked-table.css makes
 * each row a block on phones, except in tables of short cells, which fit. Roles stay, because browsers drop those of
 * table elements with another `display`.
 */
export function stackTable(table: HtmlElement, { id, html, isVisible }: Caption): Edit[] {
  const { start, inside } = getRange(table);
  const parts = listElements(table);
  const rows = parts.filter(({ tagName }) => tagName === 'tr').map(listCells);
  const columns = rows[0]?.map(readText) ?? [];
  const captionClass = isVisible ? 'stacked-table-caption' : 'sr-only';
  const body = rows.slice(1);
  const isShort =
    (columns.length <= maxShortColumns && body.every((row) => row.slice(1).every(hasShortText))) ||
    (columns.length === 2 && body.every((row) => row.slice(0, 1).every(hasShortText)));
  const className = isShort ? 'stacked-table stacked-table-short' : 'stacked-table';
  const caption = `<caption id="${id}" class="${captionClass}">${html}</caption>`;
  return [
    {
      start,
      end: inside.start,
      text: `<table class="${className}" role="table" aria-labelledby="${id}">${caption}`,
    },
    ...parts.flatMap(addRole),
    ...rows.flatMap((cells) => cells.flatMap((cell, index) => editCell(cell, index, columns))),
  ];
}

/** Captions each table of an HTML text with a title that only screen readers get. @param title as HTML */
export function stackTables(html: string, id: string, title: string): string {
  const tables = parsePart(html).filter(({ tagName }) => tagName === 'table');
  const edits = tables.flatMap((table, index) =>
    stackTable(table, { id: `${id}-table-${index + 1}`, html: title, isVisible: false }),
  );
  return applyEdits(html, edits);
}

/** Columns, and characters in their cells, that fit on a phone beside a column of text. */
const maxShortColumns = 4;
const maxShortText = 8;
const hasShortText = (cell: HtmlElement) => readText(cell).length <= maxShortText;

const listCells = (row: HtmlElement) =>
  listElements(row).filter(({ tagName }) => tagName === 'th' || tagName === 'td');

const roles: Readonly<Record<string, string>> = { thead: 'rowgroup', tbody: 'rowgroup', tr: 'row' };

function addRole(part: HtmlElement): Edit[] {
  const role = roles[part.tagName];
  if (!role) return [];
  const { start, inside } = getRange(part);
  return [{ start, end: inside.start, text: `<${part.tagName} role="${role}">` }];
}

/** The first cell of a row is its header. Alignment must not be an inline style. */
function editCell(cell: HtmlElement, index: number, columns: readonly string[]): Edit[] {
  const { start, end, inside } = getRange(cell);
  const [, side] = /^text-align: ?(\w+)$/.exec(getAttribute(cell, 'style') ?? '') ?? [];
  const attributes = side ? ` class="stacked-table-${side}"` : '';
  const scope = cell.tagName === 'th' ? 'col' : 'row';
  const isHeader = (scope === 'col' || index === 0) && cell.childNodes.length > 0;
  const name = isHeader ? 'th' : 'td';
  const open = isHeader
    ? `<th scope="${scope}" role="${scope === 'col' ? 'columnheader' : 'rowheader'}"${attributes}>`
    : `<td role="cell"${attributes}${index > 0 ? ` data-column="${escapeQuotes(columns[index] ?? '')}"` : ''}>`;
  return [
    { start, end: inside.start, text: open },
    { start: inside.end, end, text: `</${name}>` },
  ];
}

const escapeQuotes = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
