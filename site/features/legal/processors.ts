import controls from 'virtual:words/controls';
import type { LegalContent } from '../../../lib/content/schemas/legal.ts';

/** The HTML of ui/SampleMark.tsx, for Markdown. */
export const sampleMark = ` <span class="sample-mark">${controls.sample}</span>`;

/** @returns the companies that process data for the firm, as a Markdown table */
export function formatProcessorTable(
  { sample, processors }: Pick<LegalContent, 'sample' | 'processors'>,
  tags: { tagManager: boolean; visitorId: boolean },
): string {
  const { columns, items, tagManager, visitorId } = processors;
  const mark = sample ? sampleMark : '';
  const entries = [
    ...items,
    ...(tags.tagManager ? [tagManager] : []),
    ...(tags.visitorId ? [visitorId] : []),
  ];
  const rows = [
    columns,
    columns.map(() => '---'),
    ...entries.map(({ name, does, where }) => [
      escapeCell(name) + mark,
      escapeCell(does),
      escapeCell(where),
    ]),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const escapeCell = (cell: string) => cell.replaceAll('|', '\\|');
