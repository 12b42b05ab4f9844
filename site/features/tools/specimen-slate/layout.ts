/** The geometry of a slate's drawings: all of it follows from the days and the people in the content. */
import type { SpecimenSlate } from '../../../../lib/content/schemas/service.ts';
import { range } from '../../../drawing/numbers.ts';

/** A column of dates is never narrower than this share of the row. */
const minColumnShare = 0.14;
/** Share of the last column, since each date is at the start of its column. */
const lastColumnShare = 0.2;

/** A person called: the days on which their line begins and ends. */
interface PersonLine {
  from: number;
  to: number;
}

/** @returns a line for each of the people, whose calls are spread over the days of calls before `until` */
export function layOutLines(
  people: number,
  until: number,
  { from, to }: Pick<SpecimenSlate['map'], 'from' | 'to'>,
): PersonLine[] {
  const last = Math.min(to, until - 1);
  return range(people).map((index) => ({
    from: from + ((last - from) * index) / Math.max(people - 1, 1),
    to: until,
  }));
}

/** @returns the width of each date's column as a share of the row, and whether each has room for its text */
export function layOutDates(dates: SpecimenSlate['dates']['items']) {
  const first = dates[0]?.day ?? 0;
  const days = (dates.at(-1)?.day ?? 1) - first;
  const places = dates.map(({ day }) => ((day - first) / days) * (1 - lastColumnShare));
  const widths = places.map((place, index) => (places[index + 1] ?? 1) - place);
  return { widths, fits: Math.min(...widths) >= minColumnShare };
}

/** @returns the columns of the dates; the content security policy forbids style attributes */
export function formatSpecimenSlateStyle({ dates }: Pick<SpecimenSlate, 'dates'>): string {
  const { widths } = layOutDates(dates.items);
  const columns = widths.map((width) => `minmax(0,${Number((width * 100).toFixed(3))}fr)`);
  return `.slate-columns{--dates:${columns.join(' ')}}`;
}
