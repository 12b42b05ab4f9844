/** With these a spreadsheet takes a cell for a formula, wide ones too (OWASP, 'CSV Injection'). */
const startsFormula = /^[=+\-@＝＋－＠\t\r\n]/;

/**
 * Rows as RFC 4180 writes them: CRLF at each end, quotes where needed. A cell that a spreadsheet
 * would run gets an apostrophe in front. That includes phone numbers such as +1 214 555 0142: the
 * spreadsheet shows them as text and hides the apostrophe, and a program must strip it.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
