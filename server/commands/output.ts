import { existsSync, rmSync, writeFileSync } from 'node:fs';
import stringWidth from 'string-width';
import { formatCsv } from '../../lib/csv.ts';
import type { DeliveryRow } from '../model.ts';
import { escapeText, toSingleLine } from '../text/control-characters.ts';
import { formatCount } from '../text/format.ts';
import { type CommandContext, CommandError, type Subcommand } from './command.ts';

/** What a table or an export shows of a row, by heading. */
type Columns<Row, Value> = Readonly<Record<string, (row: Row) => Value>>;
type Cell = string | null | Readonly<Record<string, string>>;

interface Listing<Row> {
  /** Such as `every lead, newest first`. */
  help: string;
  read(context: CommandContext): Promise<Row[]>;
  /** Such as `No leads yet.` */
  none: string;
  getColumns(context: CommandContext): Columns<Row, string>;
  exportHelp: string;
  getExported(rows: readonly Row[], context: CommandContext): Columns<Row, Cell>;
}

/** Makes the subcommands `list` and `export`. */
export const createListing = <Row>(
  listing: Listing<Row>,
): Record<'list' | 'export', Subcommand> => ({
  list: {
    usage: 'list',
    help: listing.help,
    async run(context) {
      const rows = await listing.read(context);
      if (rows.length === 0) return `${listing.none}\n`;
      return `${formatTable(listing.getColumns(context), rows)}\n`;
    },
  },
  export: {
    usage: 'export [--format csv|json] [--output FILE]',
    help: listing.exportHelp,
    async run(context) {
      const rows = await listing.read(context);
      const columns = listing.getExported(rows, context);
      const { format, output } = context.options;
      if (format === 'json') return writeOutput(output, formatJson(columns, rows));
      const csv = formatCsv([Object.keys(columns), ...toCells(columns, rows)]);
      return writeOutput(output, output === undefined ? csv : byteOrderMark + csv);
    },
  },
});

const gap = '  ';

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

/** From this mark spreadsheets recognize UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * Writes an export to a new file that only this user can read: npm adds lines to standard output.
 * @param file unless it is given, the text is for standard output
 * @returns the text for standard output
 * @throws CommandError if the file exists or cannot be written
 */
function writeOutput(file: string | undefined, text: string): string {
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

function formatJson<Row>(columns: Columns<Row, Cell>, rows: readonly Row[]): string {
  const entries = Object.entries(columns);
  const records = rows.map((row) =>
    Object.fromEntries(entries.map(([heading, getCell]) => [heading, getCell(row)])),
  );
  return `${JSON.stringify(records, null, 2)}\n`;
}

const toCells = <Row>(columns: Columns<Row, Cell>, rows: readonly Row[]) =>
  rows.map((row) => Object.values(columns).map((getCell) => formatCell(getCell(row))));

function formatCell(value: Cell): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : new URLSearchParams(value).toString();
}

/** @param time epoch milliseconds, if there is one */
export const toIsoTime = (time: number | null | undefined): string | null =>
  time == null ? null : new Date(time).toISOString();

/** Summarizes deliveries in a few words; the worst one decides. */
export function formatDeliveryState(deliveries: readonly DeliveryRow[]): string {
  if (deliveries.some(({ status }) => status === 'parked')) return 'parked';
  const waiting = deliveries.filter(({ status }) => status === 'pending');
  if (waiting.length === 0) return 'delivered';
  const attempts = Math.max(...waiting.map((delivery) => delivery.attempts));
  return `waiting (${formatCount(attempts, 'attempt')})`;
}
