import { expect, it } from 'vitest';
import { csv } from '../../server/text/csv.ts';

it.each(['=1+1', '+1 214', '-1', '@SUM', '＝1', '＋1', '－1', '＠A', '\t=1', '\r=1', '\n=1'])(
  'no spreadsheet runs %j',
  (cell) => {
    expect(csv([[cell]]).replace(/^"/, '')).toMatch(/^'/);
  },
);

it('leaves everything else as it is, quoted where it must be', () => {
  expect(csv([['a', 'b,c', 'd"e', 'f\ng', '']])).toBe('a,"b,c","d""e","f\ng",\r\n');
});
