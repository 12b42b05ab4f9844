import { existsSync, rmSync, writeFileSync } from 'node:fs';
import stringWidth from 'string-width';
import { formatCsv } from '../../lib/csv.ts';
import type { DeliveryRow } from '../model.ts';
import { escapeText, toSingleLine } from '../text/control-characters.ts';
import { formatCount } from '../text/format.ts';
import { CommandError, UsageError } from './command.ts';

const gap = '  ';

/** What a table or an export shows of a row, by heading. */
type Columns<Row, Value> = Readonly<Record<string, (row: Row) => Value>>;

/** Formats an aligned table with headings. Each cell becomes a single line of safe text. */
export function formatTable<Row>(columns: Columns<Row, string>, rows: readonly Row[]): string {
  const headings = Object.keys(columns);
  const cells = Object.values(columns);
  const lines = [
    headings,
    ...rows.map((row) => cells.map((getCell) => toSingleLine(getCell(row)) || '-')),
  ];
  const widths = headings.map((_, index) =>
    lines.reduce((max, line) => Math.max(max, stringWidth(line[index] ?? '')), 0),
  );
  const pad = (cell: string, index: number) =>
    cell + ' '.repeat((widths[index] ?? 0) - stringWidth(cell));
  return lines.map((line) => line.map(pad).join(gap).trimEnd()).join('\n');
}

type Cell = string | null | Readonly<Record<string, string>>;

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
 * Formats rows as CSV or JSON, and writes them to the file of `--output`.
 * @throws UsageError for any other format
 */
export function formatExport<Row>(
  { format, output }: { format: string; output?: string | undefined },
  columns: Columns<Row, Cell>,
  rows: readonly Row[],
): string {
  const entries = Object.entries(columns);
  if (format === 'json') {
    const records = rows.map((row) =>
      Object.fromEntries(entries.map(([heading, getCell]) => [heading, getCell(row)])),
    );
    return writeOutput(output, `${JSON.stringify(records, null, 2)}\n`);
  }
  if (format !== 'csv') throw new UsageError("The format must be 'csv' or 'json'.");
  const csv = formatCsv([
    Object.keys(columns),
    ...rows.map((row) => entries.map(([, getCell]) => formatCell(getCell(row)))),
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
