import { describe, expect, it } from 'vitest';
import { workedSearchesSchema } from '../../lib/content/schemas/worked-search.ts';
import {
  layOutHairlines,
  layOutLeaders,
  layOutRow,
} from '../../site/features/worked-search/layout.ts';
import { loadFixture } from '../support/fixture-content.ts';

const whole = workedSearchesSchema.parse(loadFixture().files['worked-searches.yaml']);
const getStations = (service: string) => whole.searches[service]?.stations ?? [];
const stations = getStations('executive-professional-search');

describe('worked searches', () => {
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
    // 25 days are drawn, in six of the eight columns between nine stations.
    expect(place(49) - place(22)).toBeCloseTo(25 / 6);
    expect(place(50) - place(49)).toBeCloseTo(1);
    expect(length).toBeCloseTo((25 * 8) / 6);
  });

  it('leave nothing out of a search without long waits', () => {
    const { breaks, place, length } = layOutRow(getStations('fox-fast-track'));
    expect(breaks).toEqual([]);
    expect(length).toBe(40);
    expect(place(36)).toBe(36);
  });

  it('have leaders that never cross', () => {
    for (const service of Object.keys(whole.searches)) {
      const leaders = layOutLeaders(getStations(service));
      for (const [index, first] of leaders.entries()) {
        for (const second of leaders.slice(index + 1)) {
          // The second starts and ends right of the first; where it comes down through the way of the first, it turns higher.
          if (second.at < first.column) expect(second.level, service).toBeLessThan(first.level);
          if (second.column < first.at) expect(second.level, service).toBeGreaterThan(first.level);
        }
      }
    }
  });
});
