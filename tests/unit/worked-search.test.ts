import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readFilledYaml } from '../../lib/content/firm-files.ts';
import { readContent } from '../../lib/content/read.ts';
import {
  workedSearchesFile,
  workedSearchesSchema,
} from '../../lib/content/schemas/worked-search.ts';
import { layOutHairlines, layOutRow } from '../../site/features/worked-search/layout.ts';

const whole = readFilledYaml(workedSearchesFile, workedSearchesSchema);
const getStations = (service: string) => whole.searches[service]?.stations ?? [];
const stations = getStations('executive-professional-search');

/** Parses the file with other stations. */
const reading = (changed: readonly object[]) => () =>
  readContent(
    workedSearchesFile,
    stringify({ ...whole, searches: { a: { headline: 'A', lead: 'B', stations: changed } } }),
    workedSearchesSchema,
  );
const change = (index: number, fields: object) =>
  stations.map((station, place) => (place === index ? { ...station, ...fields } : station));

describe('worked searches', () => {
  it('must start on day 0, go forward and be signed once', () => {
    expect(reading(change(0, { day: 1 }))).toThrow('searches.a.stations.0.day: must be 0');
    expect(reading(change(2, { day: 1 }))).toThrow(
      'searches.a.stations.2.day: must not be before day 3 of the station above',
    );
    expect(reading(change(6, { signed: false }))).toThrow(
      'must be true at one station, and is at 0',
    );
    expect(reading(change(7, { signed: true }))).toThrow(
      'must be true at one station, and is at 2',
    );
  });

  it('must not gain people, and give a reason for each who leaves where they give any', () => {
    expect(reading(change(4, { people: 5 }))).toThrow('stations.4.people: must be at most 3');
    expect(reading(change(2, { reasons: [{ people: 4, why: 'too far' }] }))).toThrow(
      'stations.2.reasons: must add up to the 7 who leave here, and add up to 4',
    );
  });

  it('draw a line for each person who does not sign, from the call to the day they leave', () => {
    const lines = layOutHairlines(stations);
    expect(lines).toHaveLength(9);
    for (const { from, to } of lines) {
      expect(from).toBeGreaterThanOrEqual(3);
      expect(from).toBeLessThan(10);
      expect(to).toBeGreaterThan(from);
    }
    expect(lines.map(({ to }) => to)).toEqual([20, 15, 10, 10, 10, 10, 10, 10, 10]);
  });

  it('leave out long waits after the signature, up to the week of the next station', () => {
    const { breaks, place, length, weeks } = layOutRow(stations);
    expect(breaks).toEqual([
      { from: 22, to: 49 },
      { from: 50, to: 98 },
    ]);
    expect(weeks).toEqual([0, 1, 2, 3, 7, 14]);
    for (const day of [0, 10, 22]) expect(place(day)).toBe(day);
    // 25 days are drawn, and each break is as wide as a sixth of them, with a day in it in its middle.
    expect(place(49) - place(22)).toBeCloseTo(25 / 6);
    expect(place(30) - place(22)).toBeCloseTo(25 / 12);
    expect(place(50) - place(49)).toBeCloseTo(1);
    expect(length).toBeCloseTo(25 + (2 * 25) / 6);
  });

  it('leave nothing out of a search without long waits', () => {
    const { breaks, place, length } = layOutRow(getStations('fox-fast-track'));
    expect(breaks).toEqual([]);
    expect(length).toBe(40);
    expect(place(36)).toBe(36);
  });
});
