import { expect, it } from 'vitest';
import { countCalled, specimenSlateSchema } from '../../lib/content/schemas/service.ts';
import { layOutDates, layOutLines } from '../../site/features/tools/specimen-slate/layout.ts';
import { loadFixture } from '../support/fixture-content.ts';

const slate = specimenSlateSchema.parse(loadFixture().files['tools/specimen-slate.yaml']);
const { map, dates } = slate;

it('the specimen slate counts those who are out and those on the slate', () => {
  expect(countCalled(slate)).toBe(10);
});

it('the specimen slate draws a line for each person, from a day of calls to the day they were out', () => {
  const [group] = map.groups;
  const lines = layOutLines(group?.people ?? 0, group?.until ?? 0, map);
  expect(lines).toHaveLength(4);
  expect(lines.map(({ from }) => Math.round(from * 100) / 100)).toEqual([3, 4.67, 6.33, 8]);
  expect(lines.every(({ to }) => to === 9)).toBe(true);
});

it('the specimen slate places dates by their days, and has no columns where one would be too narrow', () => {
  const { widths, fits } = layOutDates(dates.items);
  const [first = 0, second = 0, third = 0] = widths;
  expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(1);
  expect(first / 3).toBeCloseTo(second / 5);
  expect(third / 2).toBeCloseTo(first / 3);
  expect(fits).toBe(true);
  const close = dates.items.map((date, at) => (at === 1 ? { ...date, day: 13 } : date));
  expect(layOutDates(close).fits).toBe(false);
});
