/** Finds what an article holds to copy: its tables, scripts (quotations) and checklists (numbered steps). */
import type { PieceKind } from '../../../../lib/content/schemas/toolbox.ts';
import {
  applyEdits,
  editAttribute,
  getRange,
  type HtmlElement,
  listElements,
  parsePart,
} from '../../../text/html-source.ts';

export interface FoundPiece {
  kind: PieceKind;
  /** The heading that it stands under, and its anchor. */
  heading: string;
  anchor: string;
  html: string;
  /** Its text: cells by row, lines of a script, or steps; the first row of a table is its head. */
  rows: string[][];
}

const kindOf: Readonly<Record<string, PieceKind>> = {
  table: 'table',
  blockquote: 'script',
  ol: 'checklist',
};

/** @param rendered an article's body, as the renderer made it of Markdown */
export function piecesIn(rendered: string): FoundPiece[] {
  const pieces: FoundPiece[] = [];
  let heading = { text: '', anchor: '' };
  let done = 0;
  for (const element of parsePart(rendered)) {
    const { tagName, attrs } = element;
    if (/^h[23]$/.test(tagName)) {
      const anchor = attrs.find(({ name }) => name === 'id')?.value ?? '';
      heading = { text: wholeText(element), anchor };
    }
    const kind = kindOf[tagName];
    // The notes are a numbered list as well, and what is inside a piece is a part of it.
    if (!kind || heading.anchor === 'footnote-label' || getRange(element).start < done) continue;
    const { start, end } = getRange(element);
    done = end;
    pieces.push({
      kind,
      heading: heading.text,
      anchor: heading.anchor,
      html: bare(rendered, element, start, end),
      rows: rowsOf(element, kind),
    });
  }
  return pieces;
}

/** Without marks of notes and pictures, and without inline styles, which the site's policy refuses. */
function bare(rendered: string, piece: HtmlElement, start: number, end: number): string {
  const inside = listElements(piece);
  const marks = inside.filter(({ tagName }) => tagName === 'sup').map(getRange);
  const pictures = inside
    .filter(({ tagName }) => tagName === 'img')
    .flatMap(({ sourceCodeLocation: place }) =>
      place ? [{ start: place.startOffset, end: place.endOffset }] : [],
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

function rowsOf(piece: HtmlElement, kind: PieceKind): string[][] {
  const within = listElements(piece);
  const named = (...names: string[]) => within.filter(({ tagName }) => names.includes(tagName));
  switch (kind) {
    case 'table':
      return named('tr').map((row) =>
        listElements(row)
          .filter(({ tagName }) => tagName === 'th' || tagName === 'td')
          .map(wholeText),
      );
    case 'checklist':
      return named('li').map((step) => [wholeText(step)]);
    case 'script':
      return named('p', 'li').map((line) => [wholeText(line)]);
  }
}

/** The text of an element and of all within it, but for marks of notes. */
function wholeText({ childNodes }: HtmlElement): string {
  return childNodes
    .map((child) => {
      if ('tagName' in child) return child.tagName === 'sup' ? '' : wholeText(child);
      return 'value' in child ? child.value : '';
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
