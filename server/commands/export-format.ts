import { formatCsv } from '../../lib/csv.ts';
import { UsageError } from './command.ts';

export type Cell = string | null | Readonly<Record<string, string>>;

/** How `export` takes its format. */
export const formatOption = { format: { type: 'string', default: 'csv' } } as const;

/**
 * Writes records in the format that was asked for.
 * @param headings the records' fields, in the order of the columns
 * @throws UsageError for another format than csv and json
 */
export function exported<Heading extends string>(
  format: string,
  headings: readonly Heading[],
  records: readonly Readonly<Record<Heading, Cell>>[],
): string {
  if (format === 'json') return `${JSON.stringify(records, null, 2)}\n`;
  if (format !== 'csv') throw new UsageError("The format must be 'csv' or 'json'.");
  return formatCsv([
    headings,
    ...records.map((record) => headings.map((key) => text(record[key]))),
  ]);
}

function text(value: Cell): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : new URLSearchParams(value).toString();
}
