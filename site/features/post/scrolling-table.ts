import {
  type Edit,
  getAttribute,
  getRange,
  type HtmlElement,
  listElements,
} from '../../text/html-source.ts';

interface Caption {
  id: string;
  html: string;
  /** False leaves it to screen readers. */
  isVisible: boolean;
}

/**
 * Wraps a rendered table in a scrolling box and adds a caption and row headers. The box is a tab stop until
 * scrolling-tables.ts finds nothing to scroll.
 */
export function makeTableScroll(table: HtmlElement, { id, html, isVisible }: Caption): Edit[] {
  const { start, end, inside } = getRange(table);
  const rows = listElements(table).filter(({ tagName }) => tagName === 'tr');
  const columns = rows[0] ? listElements(rows[0]).filter(isCell).length : 0;
  const box = `<div class="table-scroll" role="region" aria-labelledby="${id}" tabindex="0">`;
  const caption = `<caption id="${id}" class="${isVisible ? 'table-caption' : 'sr-only'}">${html}</caption>`;
  return [
    { start, end: inside.start, text: `${box}<table class="table-${columns}">${caption}` },
    ...rows.flatMap((row) => listElements(row).filter(isCell).flatMap(tableCell)),
    { start: end, end, text: '</div>' },
  ];
}

const isCell = ({ tagName }: HtmlElement) => tagName === 'th' || tagName === 'td';

/** The first cell of a row is its header. Alignment must not be an inline style. */
function tableCell(cell: HtmlElement, column: number): Edit[] {
  const { start, end, inside } = getRange(cell);
  const [, side] = /^text-align: ?(\w+)$/.exec(getAttribute(cell, 'style') ?? '') ?? [];
  const className = side ? ` class="cell-${side}"` : '';
  const scope = cell.tagName === 'th' ? 'col' : 'row';
  const isHeader = (scope === 'col' || column === 0) && cell.childNodes.length > 0;
  const [name, tag] = isHeader ? ['th', `th scope="${scope}"`] : ['td', 'td'];
  return [
    { start, end: inside.start, text: `<${tag}${className}>` },
    { start: inside.end, end, text: `</${name}>` },
  ];
}
