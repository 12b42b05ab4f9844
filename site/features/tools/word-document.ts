/**
 * A sheet as a Word document (.docx). The library is large: import this module when somebody asks
 * for the file, or while the site is built.
 */
import {
  Document,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

export type Block =
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
const gap = { after: 120 };
const cellMargins = { top: 80, bottom: 80, left: 100, right: 100 };

/** @returns the document, to be packed by docx's Packer */
export const wordDocument = ({ title, blocks }: Sheet): Document =>
  new Document({
    title,
    styles: { default: { document: { run: { font: 'Arial', size: 21 } } } },
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE, spacing: gap }),
          ...blocks.flatMap(elementsOf),
        ],
      },
    ],
  });

function elementsOf(block: Block): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_2, spacing: gap })];
    case 'text':
      return [paragraph(block.text)];
    case 'list':
      return block.items.map(
        (text, index) => new Paragraph({ text: `${index + 1}. ${text}`, spacing: gap }),
      );
    case 'table':
      return [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          margins: cellMargins,
          rows: block.rows.map(
            (cells, row) =>
              new TableRow({
                tableHeader: row === 0,
                cantSplit: true,
                children: cells.map(
                  (text) => new TableCell({ children: [paragraph(text, row === 0)] }),
                ),
              }),
          ),
        }),
        new Paragraph({ text: '' }),
      ];
  }
}

const paragraph = (text: string, bold = false) =>
  new Paragraph({
    spacing: gap,
    children: text
      .split('\n')
      .map((line, index) => new TextRun({ text: line, bold, ...(index > 0 && { break: 1 }) })),
  });
