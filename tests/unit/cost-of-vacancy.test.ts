import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  calculateVacancyCost,
  calculateWeeklyPay,
  type VacancyCost,
  type VacancyFigures,
} from '../../site/features/tools/cost-of-vacancy/vacancy-cost.ts';
import {
  formatQuery,
  mapFigures,
  parseQuery,
  readFigure,
} from '../../site/features/tools/cost-of-vacancy/vacancy-figures.ts';

const empty: VacancyFigures = {
  salary: null,
  days: null,
  cover: null,
  weeks: null,
  fee: null,
  value: null,
};
const chair: VacancyFigures = { ...empty, salary: 208_700, days: 70 };
const nothing: VacancyCost = {
  ...{ cover: null, delayed: null, fee: null },
  ...{ saved: null, total: null, nextWeek: null },
};

it('a week of pay is computed by 5 U.S.C. 5504(b): a year’s pay divided by 2,087 hours, times 40', () => {
  expect(calculateWeeklyPay(208_700)).toBeCloseTo(4000, 9);
});

const about = (sum: number) => expect.closeTo(sum, 6) as number;
it.each<[string, Partial<VacancyFigures>, Partial<VacancyCost>]>([
  [
    'adds cover, delayed value and fee, and subtracts the saved pay',
    { ...chair, cover: 8000, weeks: 4, fee: 10_000, value: 3000 },
    {
      ...{ cover: 32_000, delayed: 30_000, fee: 10_000 },
      ...{ saved: about(40_000), total: about(32_000), nextWeek: about(7000) },
    },
  ],
  ['is nothing without figures', {}, nothing],
  ['needs a cost for a total', chair, { ...nothing, saved: about(40_000) }],
  ['has a total with a fee', { ...chair, fee: 50_000 }, { total: about(10_000), nextWeek: null }],
  ['needs weeks of cover', { ...chair, cover: 8000 }, { cover: null, nextWeek: about(4000) }],
  ['needs the pay of cover', { ...chair, weeks: 4 }, { cover: null, total: null }],
  ['needs days for delayed value', { value: 3000 }, { delayed: null, total: null }],
  ['counts a zero as a number', { fee: 0 }, { fee: 0, total: 0 }],
])('What an empty chair costs: %s', (_, figures, cost) => {
  expect(calculateVacancyCost({ ...empty, ...figures })).toMatchObject(cost);
});

it('an empty chair is charged the fee once, whatever the number of weeks', () => {
  const { nextWeek } = calculateVacancyCost({ ...chair, value: 3000 });
  expect(nextWeek).toBeCloseTo(-1000, 6);
  expect(calculateVacancyCost({ ...chair, value: 3000, fee: 50_000 }).nextWeek).toBe(nextWeek);
});

it.each([
  ['', null],
  ['  ', null],
  ['180000', 180_000],
  ['$180,000', 180_000],
  ['$ 180,000.50', 180_000.5],
  ['180k', 180_000],
  ['1.5 M', 1_500_000],
  ...['\u200b180,000', '\ufeff180,000\u2069', '１８０，０００', '180,\u2060000'].map(
    (pasted): [string, number] => [pasted, 180_000],
  ),
])('A typed number: %j is %j', (typed, figure) => {
  expect(readFigure('salary', typed)).toEqual({ figure });
});

it.each(['abc', '-5', '1,80', '1e5', '180 000', '=1+1', '9'.repeat(500)])(
  'A typed number: %j shows an error',
  (typed) => {
    expect(readFigure('salary', typed)).toEqual({ error: expect.stringMatching(/^Please /) });
  },
);

it('A typed number has limits, which the error names', () => {
  const sentence = { error: 'Please write a number from 1 to 1,095.' };
  expect(readFigure('days', '0')).toEqual(sentence);
  expect(readFigure('days', '1096')).toEqual(sentence);
  expect(readFigure('days', '1095')).toEqual({ figure: 1095 });
});

it('Numbers in an address are read as they were written', () => {
  const amount = fc.option(fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100 + 1));
  const days = fc.option(fc.integer({ min: 1, max: 1095 }));
  const weeks = fc.option(fc.integer({ min: 0, max: 156 }));
  fc.assert(
    fc.property(amount, days, amount, weeks, amount, (salary, open, cover, covered, value) => {
      const figures = { salary, days: open, cover, weeks: covered, fee: null, value };
      const rounded = mapFigures((name) => {
        const figure = figures[name];
        return figure === null ? null : Math.round(figure * 100) / 100;
      });
      const query = formatQuery(rounded);
      expect(parseQuery(query)).toEqual(query === '' ? 'none' : rounded);
    }),
  );
});

it('Numbers in an address are absent without parameters and with empty ones', () => {
  expect(parseQuery('')).toBe('none');
  expect(parseQuery('?utm_source=letter')).toBe('none');
  expect(parseQuery('?salary=&days=')).toBe('none');
});

it.each([
  '?salary=abc',
  '?days=-3&salary=1000',
  '?days=%00',
  '?salary=%3Cscript%3E',
  '?days=70&fee=x',
])('Numbers in an address: %s is invalid', (query) => {
  expect(parseQuery(query)).toBe('nonsense');
});

it('Numbers in an address are valid or reported as invalid, for any address', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = parseQuery(`?days=${text}`);
      expect(typeof read === 'string' || (read.days ?? 1) >= 1).toBe(true);
    }),
  );
});
