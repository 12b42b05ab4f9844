import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCsv } from '../../lib/csv.ts';
import { parseCsv } from '../faults/fuzz/parse-csv.ts';

/** Splits like the most careless reader: at any separator, quoted or not. */
const pieces = (text: string) =>
  text.split(/[,;\t\r\n]/).map((part) => part.replace(/^["\s]+/, ''));
const isFormula = (text: string) => /^[=+\-@＝＋－＠]/.test(text);

it.each([
  ...['=1+1', '+1 214', '-1', '@SUM', '＝1', '＋1', '－1', '＠A', '\t=1', '\r=1', '\n=1', ' =1'],
  'Acme;=HYPERLINK("http://evil.example";"open")',
  'Acme;"=1+1";',
  'Acme\t@SUM(A1:A9)',
  'Acme, +1',
  'We need:\n- a CISO\r\n=1+1',
  '",=1+1,"',
  '";=1+1;"',
])('no spreadsheet runs %j or a part of it, whatever its separator', (cell) => {
  expect(pieces(formatCsv([['a', cell, 'b']])).filter(isFormula)).toEqual([]);
});

it('quotes every cell and keeps text that is no formula', () => {
  expect(formatCsv([['a', 'b,c', 'd"e', 'f\ng', '']])).toBe('"a","b,c","d""e","f\ng",""\r\n');
});

const typed = fc
  .array(fc.constantFrom('=', '+', '-', '@', '＝', '"', "'", ',', ';', '\t', '\n', '\r', ' ', 'a1'))
  .map((parts) => parts.join(''));

it('escapes arbitrary text without losing a cell or row', () => {
  fc.assert(
    fc.property(fc.array(fc.array(typed, { minLength: 2, maxLength: 2 })), (rows) => {
      const text = formatCsv(rows);
      expect(pieces(text).filter(isFormula)).toEqual([]);
      const withoutMarks = (cells: string[][]) =>
        cells.flat().map((each) => each.replaceAll("'", ''));
      expect(withoutMarks(parseCsv(text))).toEqual(withoutMarks(rows));
    }),
  );
});
