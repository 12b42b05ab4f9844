import region from 'virtual:region';
import type { WorkedSearch, WorkedSearches } from '../../../lib/content/schemas/service.ts';
import { dayMs } from '../../../lib/durations.ts';
import { daysPerWeek } from './layout.ts';

/** A Monday. */
const mondayMs = Date.UTC(2024, 0, 1);
const weekday = /* @__PURE__ */ new Intl.DateTimeFormat(region.locale, {
  weekday: 'short',
  timeZone: 'UTC',
});
const date = /* @__PURE__ */ new Intl.DateTimeFormat(region.locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/**
 * @param day from the agreed brief, which is day 0
 * @returns `Week 2, Fri` for a search without a date, counted from a Monday, else `Fri, Mar 13`
 */
export function formatDay(
  day: number,
  {
    started,
    words,
  }: Pick<WorkedSearch, 'started'> & { words: Pick<WorkedSearches['words'], 'week'> },
): string {
  if (started) return date.format(Date.parse(started) + day * dayMs);
  return `${words.week} ${Math.floor(day / daysPerWeek) + 1}, ${weekday.format(mondayMs + (day % daysPerWeek) * dayMs)}`;
}
