/** Writes Word documents (.docx). The library is large, so import this module only on demand. */
import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { removeForbidden } from '../../text/xml-text.ts';

type Block =
  | { kind: 'heading'; text: string }
  /** Its line breaks are kept. */
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** The first row is the head. */
  | { kind: 'table'; rows: readonly (readonly string[])[] };

export interface Sheet {
  title: string;
  blocks: readonly Block[];
}

/** Twips: a twentieth of a point. */
const spacing = { after: 120 };
const cellMargins = { top: 80, bottom: 80, left: 100, right: 100 };

/** @returns the file */
export const createWordFile = ({ title, blocks }: Sheet): Promise<Blob> =>
  Packer.toBlob(
    new Document({
      title: removeForbidden(title),
      styles: { default: { document: { run: { font: 'Arial', size: 21 } } } },
      sections: [
        {
          children: [createTitle(title, HeadingLevel.TITLE), ...blocks.flatMap(createElements)],
        },
      ],
    }),
  );

function createElements(block: Block): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [createTitle(block.text, HeadingLevel.HEADING_2)];
    case 'text':
      return [createParagraph(block.text)];
    case 'list':
      return block.items.map((text, index) => createParagraph(`${index + 1}. ${text}`));
    case 'table':
      return [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          margins: cellMargins,
          rows: block.rows.map(createRow),
        }),
        new Paragraph({ text: '' }),
      ];
  }
}

const createRow = (cells: readonly string[], row: number) =>
  new TableRow({
    tableHeader: row === 0,
    cantSplit: true,
    children: cells.map((text) => new TableCell({ children: [createParagraph(text, row === 0)] })),
  });

const createTitle = (
  text: string,
  heading: typeof HeadingLevel.TITLE | typeof HeadingLevel.HEADING_2,
) => new Paragraph({ text: removeForbidden(text), heading, spacing });

const createParagraph = (text: string, bold = false) =>
  new Paragraph({
    spacing,
    children: removeForbidden(text)
      .split('\n')
      .map((line, index) => new TextRun({ text: line, bold, ...(index > 0 && { break: 1 }) })),
  });
