/** Text between separators: spreadsheets may split at any of these. */
const piecePattern = /[^,;\t\r\n]+/g;
/** Spreadsheets run a cell that starts with one of these as a formula (OWASP, 'CSV Injection'). */
const formulaStart = /^["\s]*[=+\-@＝＋－＠]/;

/**
 * Formats rows as in RFC 4180, with every cell in quotes and CRLF after each row.
 *
 * A piece that a spreadsheet could run as a formula gets an apostrophe in front. This includes phone
 * numbers such as `+1 214 555 0142` and lines that start with a hyphen. The JSON export does not change
 * them.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

const formatCell = (text: string) => `"${escapeFormulas(text).replaceAll('"', '""')}"`;

const escapeFormulas = (text: string) =>
  text.replace(piecePattern, (piece) => (formulaStart.test(piece) ? `'${piece}` : piece));
