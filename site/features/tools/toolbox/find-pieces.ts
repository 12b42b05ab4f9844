/** Finds what readers can copy from an article: tables, scripts (quotations) and checklists (numbered steps). */
import type { PieceKind } from '../../../../lib/content/schemas/tools.ts';
import {
  applyEdits,
  editAttribute,
  findByTag,
  getAttribute,
  getRange,
  type HtmlElement,
  listElements,
  parsePart,
  readText,
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
  let above = { heading: '', anchor: '' };
  let endOfPiece = 0;
  for (const element of parsePart(rendered)) {
    const { tagName } = element;
    if (/^h[23]$/.test(tagName)) {
      above = { heading: readText(element), anchor: getAttribute(element, 'id') ?? '' };
    }
    const kind = kinds[tagName];
    // The notes are a numbered list too, and pieces inside a piece belong to it.
    if (!kind || above.anchor === 'footnote-label' || getRange(element).start < endOfPiece)
      continue;
    const { start, end } = getRange(element);
    endOfPiece = end;
    pieces.push({
      kind,
      ...above,
      html: cleanHtml(rendered, element, start, end),
      rows: readRows(element, kind),
    });
  }
  return pieces;
}

/** Removes note marks, pictures, and inline styles, which the content security policy forbids. */
function cleanHtml(rendered: string, piece: HtmlElement, start: number, end: number): string {
  const edits = listElements(piece).flatMap((element) => {
    const { tagName, sourceCodeLocation: location } = element;
    return location && (tagName === 'sup' || tagName === 'img')
      ? [{ start: location.startOffset, end: location.endOffset, text: '' }]
      : editAttribute(element, 'style', undefined);
  });
  return applyEdits(
    rendered.slice(start, end),
    edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
  );
}

function readRows(piece: HtmlElement, kind: PieceKind): string[][] {
  switch (kind) {
    case 'table':
      return findByTag(piece, 'tr').map((row) => findByTag(row, 'th', 'td').map(readText));
    case 'checklist':
      return findByTag(piece, 'li').map((step) => [readText(step)]);
    case 'script':
      return findByTag(piece, 'p', 'li').map((line) => [readText(line)]);
  }
}
