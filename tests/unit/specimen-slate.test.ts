import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readFilledYaml } from '../../lib/content/firm-files.ts';
import { readContent } from '../../lib/content/read.ts';
import {
  countCalled,
  specimenSlateFile,
  specimenSlateSchema,
} from '../../lib/content/schemas/specimen-slate.ts';
import { layOutDates, layOutLines } from '../../site/features/tools/specimen-slate/layout.ts';

const slate = readFilledYaml(specimenSlateFile, specimenSlateSchema);
const { map, candidates, dates } = slate;
const reading = (changed: object) => () =>
  readContent(specimenSlateFile, stringify({ ...slate, ...changed }), specimenSlateSchema);

describe('the specimen slate', () => {
  it('counts those who are out and those on the slate', () => {
    expect(countCalled(slate)).toBe(10);
  });

  it('refuses people who leave before the last call, in another order, or after the slate', () => {
    const until = (...days: number[]) =>
      reading({
        map: { ...map, groups: map.groups.map((group, at) => ({ ...group, until: days[at] })) },
      });
    expect(until(3, 10)).toThrow('map.groups.0.until: must be at least 4');
    expect(until(10, 9)).toThrow('map.groups.1.until: must be at least 10');
    expect(until(9, 13)).toThrow('map.groups.1.until: must not be after the slate, day 12');
    expect(reading({ map: { ...map, to: 2 } })).toThrow(
      'map.to: must not be before the first call',
    );
  });

  it('needs a cell for each row of the table', () => {
    const rows = [...candidates.rows, 'Notice'];
    expect(reading({ candidates: { ...candidates, rows } })).toThrow(
      'candidates.items.0.cells: must be 3, one for each row, and are 2',
    );
  });

  it('needs dates in order, of which one is signed', () => {
    const items = dates.items.toReversed();
    expect(reading({ dates: { ...dates, items } })).toThrow(
      'dates.items.1.day: must be after day 22 of the date above',
    );
    const unsigned = dates.items.map((date) => ({ ...date, signed: false }));
    expect(reading({ dates: { ...dates, items: unsigned } })).toThrow(
      'dates.items: must have signed at one date, and has it at 0',
    );
  });

  it('draws a line for each person, from a day of calls to the day they were out', () => {
    const [group] = map.groups;
    const lines = layOutLines(group?.people ?? 0, group?.until ?? 0, map);
    expect(lines).toHaveLength(4);
    expect(lines.map(({ from }) => Math.round(from * 100) / 100)).toEqual([3, 4.67, 6.33, 8]);
    expect(lines.every(({ to }) => to === 9)).toBe(true);
  });

  it('places dates by their days, and has no columns where one would be too narrow', () => {
    const { places, fits } = layOutDates(dates.items);
    const [first = 0, second = 0, third = 0, last = 0] = places;
    expect(first).toBe(0);
    expect((second - first) / 3).toBeCloseTo((third - second) / 5);
    expect((last - third) / 2).toBeCloseTo((second - first) / 3);
    expect(fits).toBe(true);
    const close = dates.items.map((date, at) => (at === 1 ? { ...date, day: 13 } : date));
    expect(layOutDates(close).fits).toBe(false);
  });
});
