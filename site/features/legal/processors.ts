import type { LegalContent } from '../../../lib/content/schemas/legal.ts';
import { sampleMark } from '../../text/sample-mark.ts';

/** Which tags the build names. */
interface Tags {
  tagManager: boolean;
  visitorId: boolean;
}

/** @returns those who process data for the firm, as a table in Markdown */
export function processorTable(
  { sample, processors }: Pick<LegalContent, 'sample' | 'processors'>,
  tags: Tags,
): string {
  const { columns, items, tagManager, visitorId } = processors;
  const mark = sample ? sampleMark : '';
  const all = [
    ...items,
    ...(tags.tagManager ? [tagManager] : []),
    ...(tags.visitorId ? [visitorId] : []),
  ];
  const rows = [
    columns,
    columns.map(() => '---'),
    ...all.map(({ name, does, where }) => [escaped(name) + mark, escaped(does), escaped(where)]),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const escaped = (cell: string) => cell.replaceAll('|', '\\|');
