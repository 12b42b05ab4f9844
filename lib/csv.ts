/** What a reader may take for the end of a cell or a line, whatever separator it was told to use. */
const piece = /[^,;\t\r\n]+/g;
/** With these a spreadsheet takes a cell for a formula, wide ones too (OWASP, 'CSV Injection'). */
const startsFormula = /^["\s]*[=+\-@＝＋－＠]/;

/**
 * Rows as RFC 4180 writes them, every cell in quotes, CRLF at each end.
 *
 * Where a spreadsheet splits at commas, semicolons, tabs or line ends, quotes or not, and would run
 * the piece that follows, that piece gets an apostrophe in front. This includes phone numbers such as
 * `+1 214 555 0142` and lines of a message that start with a hyphen. The JSON export has them as typed.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

const cell = (text: string) => `"${withoutFormulas(text).replaceAll('"', '""')}"`;

const withoutFormulas = (text: string) =>
  text.replace(piece, (part) => (startsFormula.test(part) ? `'${part}` : part));
