import { expect, it } from 'vitest';
import { workedSearchesSchema } from '../../lib/content/schemas/service.ts';
import { layOutHairlines, layOutRow } from '../../site/features/worked-search/layout.ts';
import { loadFixture } from '../support/fixture-content.ts';

const whole = workedSearchesSchema.parse(loadFixture().files['worked-searches.yaml']);
const getStations = (service: string) => whole.searches[service]?.stations ?? [];
const stations = getStations('executive-professional-search');

it('worked searches draw a line for each person who does not sign, from the call to the day they leave', () => {
  const lines = layOutHairlines(stations);
  expect(lines).toHaveLength(9);
  for (const { from, to } of lines) {
    expect(from).toBeGreaterThanOrEqual(3);
    expect(from).toBeLessThan(10);
    expect(to).toBeGreaterThan(from);
  }
  expect(lines.map(({ to }) => to)).toEqual([20, 15, 10, 10, 10, 10, 10, 10, 10]);
});

it('worked searches leave out long waits after the signature, up to the week of the next station', () => {
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

it('worked searches leave nothing out of a search without long waits', () => {
  const { breaks, place, length } = layOutRow(getStations('fox-fast-track'));
  expect(breaks).toEqual([]);
  expect(length).toBe(40);
  expect(place(36)).toBe(36);
});
