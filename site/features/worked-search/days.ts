import region from 'virtual:region';
import type { WorkedSearches } from '../../../lib/content/schemas/service.ts';
import { dayMs } from '../../../lib/durations.ts';
import { daysPerWeek } from './layout.ts';

/** A Monday. */
const mondayMs = Date.UTC(2024, 0, 1);
const weekday = /* @__PURE__ */ new Intl.DateTimeFormat(region.locale, {
  weekday: 'short',
  timeZone: 'UTC',
});

/**
 * @param day from the agreed brief, which is day 0, a Monday
 * @returns such as `Week 2, Fri`
 */
export const formatDay = (day: number, { week }: Pick<WorkedSearches['words'], 'week'>): string =>
  `${week} ${Math.floor(day / daysPerWeek) + 1}, ${weekday.format(mondayMs + (day % daysPerWeek) * dayMs)}`;
