/** The geometry of a slate's map: all of it follows from the days and the people in the content. */
import type { SpecimenSlate } from '../../../../lib/content/schemas/service.ts';
import { range } from '../../../drawing/numbers.ts';

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
