/** Finds what readers can copy from an article: tables, scripts (quotations) and checklists (numbered steps). */
import type { PieceKind } from '../../../../lib/content/schemas/toolbox.ts';
import {
  applyEdits,
  editAttribute,
  getRange,
  type HtmlElement,
  listElements,
  parsePart,
} from '../../../text/html-source.ts';

export interface SourcePiece {
  kind: PieceKind;
  /** The heading above it, and that heading's anchor. */
  heading: string;
  anchor: string;
  html: string;
  /** Its text: cells by row, lines of a script, or steps. The first row of a table is its head. */
  rows: string[][];
}

const kinds: Readonly<Record<string, PieceKind>> = {
  table: 'table',
  blockquote: 'script',
  ol: 'checklist',
};

/** @param rendered an article's body as HTML */
export function findPieces(rendered: string): SourcePiece[] {
  const pieces: SourcePiece[] = [];
  let heading = { text: '', anchor: '' };
  let endOfPiece = 0;
  for (const element of parsePart(rendered)) {
    const { tagName, attrs } = element;
    if (/^h[23]$/.test(tagName)) {
      const anchor = attrs.find(({ name }) => name === 'id')?.value ?? '';
      heading = { text: getText(element), anchor };
    }
    const kind = kinds[tagName];
    // The notes are a numbered list too, and pieces inside a piece belong to it.
    if (!kind || heading.anchor === 'footnote-label' || getRange(element).start < endOfPiece)
      continue;
    const { start, end } = getRange(element);
    endOfPiece = end;
    pieces.push({
      kind,
      heading: heading.text,
      anchor: heading.anchor,
      html: removeMarks(rendered, element, start, end),
      rows: readRows(element, kind),
    });
  }
  return pieces;
}

/** Also removes inline styles, which the content security policy forbids. */
function removeMarks(rendered: string, piece: HtmlElement, start: number, end: number): string {
  const inside = listElements(piece);
  const marks = inside.filter(({ tagName }) => tagName === 'sup').map(getRange);
  const pictures = inside
    .filter(({ tagName }) => tagName === 'img')
    .flatMap(({ sourceCodeLocation: location }) =>
      location ? [{ start: location.startOffset, end: location.endOffset }] : [],
    );
  const styles = inside.flatMap((element) => editAttribute(element, 'style', undefined));
  const edits = [...[...marks, ...pictures].map((mark) => ({ ...mark, text: '' })), ...styles].map(
    (edit) => ({
      start: edit.start - start,
      end: edit.end - start,
      text: edit.text,
    }),
  );
  return applyEdits(rendered.slice(start, end), edits);
}

function readRows(piece: HtmlElement, kind: PieceKind): string[][] {
  const elements = listElements(piece);
  const findByTag = (...names: string[]) =>
    elements.filter(({ tagName }) => names.includes(tagName));
  switch (kind) {
    case 'table':
      return findByTag('tr').map((row) =>
        listElements(row)
          .filter(({ tagName }) => tagName === 'th' || tagName === 'td')
          .map(getText),
      );
    case 'checklist':
      return findByTag('li').map((step) => [getText(step)]);
    case 'script':
      return findByTag('p', 'li').map((line) => [getText(line)]);
  }
}

/** @returns the text content without note marks */
function getText({ childNodes }: HtmlElement): string {
  return childNodes
    .map((child) => {
      if ('tagName' in child) return child.tagName === 'sup' ? '' : getText(child);
      return 'value' in child ? child.value : '';
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
