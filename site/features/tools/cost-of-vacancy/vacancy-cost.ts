/** Calculates what an empty chair costs. Unknown figures are null and not counted (docs/product.md, Tools). */
import type { VacancyParameter } from '../../../../lib/forms/query-parameters.ts';

/**
 * USD a year for `salary`, USD a week for `cover` and `value`, USD for `fee`; calendar days for
 * `days`, weeks for `weeks`.
 */
export type VacancyFigures = Record<VacancyParameter, number | null>;

/** Hours of a paid year, and of a week: 5 U.S.C. 5504(b). */
const yearHours = 2087;
const weekHours = 40;
const weekDays = 7;

/** Amounts in USD; null if a figure is missing. */
export interface VacancyCost {
  /** Cover billed: what a week costs, times the weeks. */
  cover: number | null;
  /** Value delayed: what a week is worth, times the weeks open. */
  delayed: number | null;
  fee: number | null;
  /** Pay that was saved: a week of pay, times the weeks open. */
  saved: number | null;
  /** The known ones of cover, delayed value and fee, less the pay that was saved; null without a cost. */
  total: number | null;
  /** What another week adds, with the cover kept on; the fee does not grow. Null without a weekly cost. */
  nextWeek: number | null;
}

/** @param salary USD a year @returns USD a week, as 5 U.S.C. 5504(b) converts it */
export const calculateWeeklyPay = (salary: number): number => (salary / yearHours) * weekHours;

export function calculateVacancyCost(figures: VacancyFigures): VacancyCost {
  const { salary, days, cover: coverWeekly, weeks, fee, value } = figures;
  const weeksOpen = days === null ? null : days / weekDays;
  const pay = salary === null ? null : calculateWeeklyPay(salary);
  const cover = multiply(coverWeekly, weeks);
  const delayed = multiply(value, weeksOpen);
  const saved = multiply(pay, weeksOpen);
  return {
    cover,
    delayed,
    fee,
    saved,
    total: subtractSavings([cover, delayed, fee], saved),
    nextWeek: subtractSavings([coverWeekly, value], pay),
  };
}

const multiply = (a: number | null, b: number | null) => (a === null || b === null ? null : a * b);

/** @returns the known costs less the savings; null without a cost */
function subtractSavings(costs: readonly (number | null)[], saved: number | null): number | null {
  const known = costs.filter((cost) => cost !== null);
  return known.length > 0 ? known.reduce((total, cost) => total + cost, -(saved ?? 0)) : null;
}
