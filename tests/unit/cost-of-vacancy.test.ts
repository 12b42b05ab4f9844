import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateVacancyCost,
  calculateWeeklyPay,
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

describe('What an empty chair costs', () => {
  it('computes a week of pay by 5 U.S.C. 5504(b): a year’s pay divided by 2,087 hours, times 40', () => {
    expect(calculateWeeklyPay(208_700)).toBeCloseTo(4000, 9);
  });

  it('adds cover, delayed value and fee, and subtracts the saved pay', () => {
    const cost = calculateVacancyCost({
      ...chair,
      cover: 8000,
      weeks: 4,
      fee: 10_000,
      value: 3000,
    });
    expect(cost).toEqual({
      cover: 32_000,
      delayed: 30_000,
      fee: 10_000,
      saved: expect.closeTo(40_000, 6),
      total: expect.closeTo(32_000, 6),
      nextWeek: expect.closeTo(7000, 6),
    });
  });

  it('ignores empty fields', () => {
    expect(calculateVacancyCost(empty)).toEqual({
      cover: null,
      delayed: null,
      fee: null,
      saved: null,
      total: null,
      nextWeek: null,
    });
    const cost = calculateVacancyCost(chair);
    expect(cost).toMatchObject({ cover: null, delayed: null, fee: null });
    expect(calculateVacancyCost({ ...chair, cover: 8000 }).cover).toBeNull();
    expect(calculateVacancyCost({ ...chair, weeks: 4 }).cover).toBeNull();
    expect(calculateVacancyCost({ ...empty, value: 3000 })).toMatchObject({
      delayed: null,
      total: null,
    });
  });

  it('has no total and no next week until a cost is entered', () => {
    expect(calculateVacancyCost(chair)).toMatchObject({
      saved: expect.closeTo(40_000, 6),
      total: null,
      nextWeek: null,
    });
    expect(calculateVacancyCost({ ...chair, fee: 50_000 })).toMatchObject({
      total: expect.closeTo(10_000, 6),
      nextWeek: null,
    });
    expect(calculateVacancyCost({ ...chair, cover: 8000 })).toMatchObject({
      total: null,
      nextWeek: expect.closeTo(4000, 6),
    });
  });

  it('counts a zero as a number', () => {
    expect(calculateVacancyCost({ ...empty, fee: 0 })).toMatchObject({ fee: 0, total: 0 });
  });

  it('charges the fee once, whatever the number of weeks', () => {
    const { nextWeek } = calculateVacancyCost({ ...chair, value: 3000 });
    expect(nextWeek).toBeCloseTo(-1000, 6);
    expect(calculateVacancyCost({ ...chair, value: 3000, fee: 50_000 }).nextWeek).toBe(nextWeek);
  });
});

describe('A typed number', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['180000', 180_000],
    ['$180,000', 180_000],
    ['$ 180,000.50', 180_000.5],
    ['180k', 180_000],
    ['1.5 M', 1_500_000],
  ])('%j is %j', (typed, figure) => {
    expect(readFigure('salary', typed)).toEqual({ figure });
  });

  it.each(['\u200b180,000', '\ufeff180,000\u2069', '１８０，０００', '180,\u2060000'])(
    'reads pasted %j',
    (typed) => {
      expect(readFigure('salary', typed)).toEqual({ figure: 180_000 });
    },
  );

  it.each(['abc', '-5', '1,80', '1e5', '180 000', '=1+1', '9'.repeat(500)])(
    '%j shows an error',
    (typed) => {
      expect(readFigure('salary', typed)).toEqual({ error: expect.stringMatching(/^Please /) });
    },
  );

  it('has limits, which the error names', () => {
    const sentence = { error: 'Please write a number from 1 to 1,095.' };
    expect(readFigure('days', '0')).toEqual(sentence);
    expect(readFigure('days', '1096')).toEqual(sentence);
    expect(readFigure('days', '1095')).toEqual({ figure: 1095 });
  });
});

describe('Numbers in an address', () => {
  it('are read as they were written', () => {
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

  it('are absent without parameters and with empty ones', () => {
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
  ])('%s is invalid', (query) => {
    expect(parseQuery(query)).toBe('nonsense');
  });

  it('are valid or reported as invalid, for any address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseQuery(`?days=${text}`);
        expect(typeof read === 'string' || (read.days ?? 1) >= 1).toBe(true);
      }),
    );
  });
});
