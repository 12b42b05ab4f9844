import { describe, expect, it } from 'vitest';
import {
  calculateVacancyCost,
  calculateWeeklyPay,
  type VacancyFigures,
} from '../../site/features/tools/cost-of-vacancy/vacancy-cost.ts';

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
