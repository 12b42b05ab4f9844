import { existsSync, rmSync, writeFileSync } from 'node:fs';
import stringWidth from 'string-width';
import { formatCsv } from '../../lib/csv.ts';
import type { DeliveryRow } from '../model.ts';
import { escapeText } from '../text/control-characters.ts';
import { formatCount } from '../text/format.ts';
import { CommandError, UsageError } from './command.ts';

const gap = '  ';

/** Formats an aligned table with headings. Cells are single lines of safe text. */
export function formatTable(headings: readonly string[], rows: readonly string[][]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, index) =>
    lines.reduce((max, line) => Math.max(max, stringWidth(line[index] ?? '')), 0),
  );
  const pad = (cell: string, index: number) =>
    cell + ' '.repeat(Math.max(0, (widths[index] ?? 0) - stringWidth(cell)));
  return lines.map((line) => line.map(pad).join(gap).trimEnd()).join('\n');
}

export type Cell = string | null | Readonly<Record<string, string>>;

/** The option of each command whose output is for another program: npm adds lines to standard output. */
export const outputOptions = { output: { type: 'string' } } as const;

/** The options of `export`. */
export const exportOptions = {
  ...outputOptions,
  format: { type: 'string', default: 'csv' },
} as const;

/** From this mark spreadsheets recognize UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * Writes text to a new file that only this user can read.
 * @param file unless it is given, the text is for standard output
 * @returns the text for standard output
 * @throws CommandError if the file exists or cannot be written
 */
export function writeOutput(file: string | undefined, text: string): string {
  if (file === undefined) return text;
  try {
    writeFileSync(file, escapeText(text), { flag: 'wx', mode: 0o600 });
    return '';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'EEXIST') throw new CommandError(`${file} already exists. Choose another name.`);
    // A part of an export must not look like all of it.
    if (existsSync(file)) rmSync(file);
    throw new CommandError(`${file} could not be written (${code}).`);
  }
}

/**
 * Formats records as CSV or JSON, and writes them to the file of `--output`.
 * @param headings fields of the records, in the order of the columns
 * @throws UsageError for any other format
 */
export function formatExport<Heading extends string>(
  { format, output }: { format: string; output?: string | undefined },
  headings: readonly Heading[],
  records: readonly Readonly<Record<Heading, Cell>>[],
): string {
  if (format === 'json') return writeOutput(output, `${JSON.stringify(records, null, 2)}\n`);
  if (format !== 'csv') throw new UsageError("The format must be 'csv' or 'json'.");
  const csv = formatCsv([
    headings,
    ...records.map((record) => headings.map((key) => formatCell(record[key]))),
  ]);
  return writeOutput(output, output === undefined ? csv : byteOrderMark + csv);
}

/** @param time epoch milliseconds, if there is one */
export const toIsoTime = (time: number | null | undefined): string | null =>
  time == null ? null : new Date(time).toISOString();

function formatCell(value: Cell): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : new URLSearchParams(value).toString();
}

/** Summarizes deliveries in a few words; the worst one decides. */
export function formatDeliveryState(deliveries: readonly DeliveryRow[]): string {
  if (deliveries.some(({ status }) => status === 'parked')) return 'parked';
  const waiting = deliveries.filter(({ status }) => status === 'pending');
  if (waiting.length === 0) return 'delivered';
  const attempts = Math.max(...waiting.map((delivery) => delivery.attempts));
  return `waiting (${formatCount(attempts, 'attempt')})`;
}
