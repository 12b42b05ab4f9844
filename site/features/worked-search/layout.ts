/** The geometry of a worked search: all of it follows from the days and the people of its stations. */
import type { Station } from '../../../lib/content/schemas/service.ts';
import { range } from '../../drawing/numbers.ts';

export const daysPerWeek = 7;

/** The row: days to scale, and breaks for the long waits after the offer is accepted. */
interface Row {
  /** Its length in days, with the breaks. */
  length: number;
  /** The first and the last day of each stretch that is left out; no station is between them. */
  breaks: { from: number; to: number }[];
  /** @returns where a day is, from the start of the row; a day of a break is in its middle */
  place: (day: number) => number;
  /** The weeks that are drawn, from 0. */
  weeks: number[];
}

/** A longer wait would leave most of the row empty. */
const maxWaitDays = 2 * daysPerWeek;
/** The width of a break, as a share of all days that are drawn. */
const breakShare = 1 / 6;

/** A break ends where the week of the next station starts, so that this week has its number. */
export function layOutRow(stations: readonly Station[]): Row {
  const days = stations.at(-1)?.day ?? 1;
  const signed = stations.findIndex((station) => station.signed);
  const breaks = stations
    .map(({ day }, index) => ({ from: day, next: stations[index + 1]?.day ?? day, index }))
    .filter(({ from, next, index }) => index >= signed && next - from > maxWaitDays)
    .map(({ from, next }) => ({ from, to: Math.floor(next / daysPerWeek) * daysPerWeek }));
  const drawn = breaks.reduce((left, { from, to }) => left - (to - from), days);
  const width = Math.max(drawn, 1) * breakShare;
  const place = (day: number) =>
    breaks.reduce((at, { from, to }) => {
      if (day >= to) return at - (to - from) + width;
      return day > from ? at - (day - from) + width / 2 : at;
    }, day);
  const weeks = range(Math.floor(days / daysPerWeek) + 1).filter((week) =>
    breaks.every(({ from, to }) => week * daysPerWeek <= from || week * daysPerWeek >= to),
  );
  return { length: place(days), breaks, place, weeks };
}

/** A person called: a thin line above the row. */
interface Hairline {
  /** The days on which they are called, and on which they leave the search. */
  from: number;
  to: number;
  /** Height above the row, in steps between lines. */
  height: number;
}

/** People who stay longer are closer to the row, and farther apart. */
const steps = { first: 4, finalist: 3, other: 1 } as const;
/** Calls end before the day on which the first people leave, so that each line has a length. */
const callShare = 0.85;
const goldenRatio = (Math.sqrt(5) - 1) / 2;
/** More finalists are as close together as everybody else. */
const maxFinalists = 6;

/**
 * @returns the people who do not sign, from the row upward. The one who signs is the row itself.
 *   Calls are spread over the days up to the station after them.
 */
export function layOutHairlines(stations: readonly Station[]): Hairline[] {
  const at = stations.findIndex(({ people }) => people !== undefined);
  const called = stations[at]?.people ?? 0;
  const start = stations[at]?.day ?? 0;
  const signed = stations.find((station) => station.signed)?.day ?? start;
  const next = stations.slice(at + 1).find(({ day }) => day > start)?.day ?? start + 1;
  let height = 0;
  return range(Math.max(called - 1, 0)).map((index) => {
    const rank = index + 2;
    const leaves = stations.find(({ people = called }) => people < rank)?.day ?? signed;
    const isFinalist = index < maxFinalists && leaves > next;
    height += index === 0 ? steps.first : isFinalist ? steps.finalist : steps.other;
    // Spread evenly over the days, in an order that does not depend on the outcome.
    const turn = (rank * goldenRatio) % 1;
    return { from: start + turn * callShare * (next - start), to: Math.max(leaves, next), height };
  });
}

/** The height of all people above the row, in steps. */
export const countSteps = (stations: readonly Station[]): number =>
  (layOutHairlines(stations).at(-1)?.height ?? 0) + 1;
