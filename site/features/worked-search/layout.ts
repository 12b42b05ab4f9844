/** The geometry of a worked search: all of it follows from the days and the people of its stations. */
import type { Station } from '../../../lib/content/schemas/worked-search.ts';
import { range } from '../../drawing/numbers.ts';

export const daysPerWeek = 7;

/** The row: days to scale, and breaks for the long waits after the offer is accepted. */
interface Row {
  /** Its length in days, with the breaks. */
  length: number;
  /** The first and the last day of each stretch that is left out; no station is between them. */
  breaks: { from: number; to: number }[];
  /** @returns where a day is, from the start of the row */
  place: (day: number) => number;
  /** The weeks that are drawn, from 0. */
  weeks: number[];
}

/** A longer wait would leave most of the row empty. */
const maxWaitDays = 2 * daysPerWeek;
/** The greatest width of a break, as a share of all days that are drawn. */
const maxBreakShare = 0.2;

/**
 * A break ends where the week of the next station starts, so that this week has its number. It is as wide as a column
 * of the stations, so that leaders behind it are straight.
 */
export function layOutRow(stations: readonly Station[]): Row {
  const days = stations.at(-1)?.day ?? 1;
  const signed = stations.findIndex((station) => station.signed);
  const breaks = stations
    .map(({ day }, index) => ({ from: day, next: stations[index + 1]?.day ?? day, index }))
    .filter(({ from, next, index }) => index >= signed && next - from > maxWaitDays)
    .map(({ from, next }) => ({ from, to: Math.floor(next / daysPerWeek) * daysPerWeek }));
  const drawn = breaks.reduce((left, { from, to }) => left - (to - from), days);
  const columns = Math.max(stations.length - 1 - breaks.length, 1);
  const width = Math.max(drawn, 1) * Math.min(1 / columns, maxBreakShare);
  const place = (day: number) =>
    breaks.reduce((at, { from, to }) => (day >= to ? at - (to - from) + width : at), day);
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

/** A leader from a station's day on the row to the column of its text. */
export interface Leader {
  /** Its day, as a share of the row. */
  at: number;
  /** Its column, as a share of the row. */
  column: number;
  /** Which of the parallel leaders it is, from the row downward. */
  level: number;
  direction: 'straight' | 'onward' | 'back';
}

/** @returns leaders that never cross: of those that turn in one direction, the nearer one turns lower */
export function layOutLeaders(stations: readonly Station[]): Leader[] {
  const { length, place: placeDay } = layOutRow(stations);
  const last = stations.length - 1;
  const places = stations.map(({ day }, place) => {
    const [at, column] = [placeDay(day) / length, place / last];
    const direction = Math.abs(at - column) < 1e-6 ? 'straight' : at < column ? 'onward' : 'back';
    return { at, column, direction } as const;
  });
  return places.map((leader, place) => {
    const above =
      leader.direction === 'onward' ? places.slice(place + 1) : places.slice(0, place).toReversed();
    const run = above.findIndex(({ direction }) => direction !== leader.direction);
    return { ...leader, level: run < 0 ? above.length : run };
  });
}

/** @returns the custom properties that place each station; the content security policy forbids style attributes */
export const formatWorkedSearchStyle = (stations: readonly Station[]): string => {
  const leaders = layOutLeaders(stations);
  const levels = Math.max(...leaders.map(({ level }) => level)) + 1;
  const { length, breaks, place: placeDay, weeks } = layOutRow(stations);
  const signed = stations.find((station) => station.signed)?.day ?? 0;
  const all = {
    stations: stations.length,
    signed: placeDay(signed) / length,
    levels,
    rise: countSteps(stations),
  };
  return [
    `.worked-search{${declare(all)}}`,
    ...leaders.map(
      ({ at, column, level }, place) =>
        `:is(.worked-station,.worked-mark):nth-child(${place + 1}){${declare({ at, column, level, place, earlier: countEarlier(leaders, place) })}}`,
    ),
    ...breaks.map(
      ({ from, to }, index) =>
        `.worked-mark:nth-child(${stations.length + index + 1}){${declare({ at: (placeDay(from) + placeDay(to)) / 2 / length })}}`,
    ),
    ...weeks.map(
      (week, index) =>
        `.worked-week:nth-child(${index + 1}){${declare({ at: placeDay(week * daysPerWeek) / length })}}`,
    ),
  ].join('');
};

/** @returns how many leaders of the same day come before: they start beside each other */
const countEarlier = (leaders: readonly Leader[], place: number): number =>
  leaders.slice(0, place).filter(({ at }) => at === leaders[place]?.at).length;

const declare = (properties: Readonly<Record<string, number>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `--${name}:${Number(value.toFixed(5))}`)
    .join(';');
