import { expect, it } from 'vitest';
import { specimenSlateSchema } from '../../lib/content/schemas/service.ts';
import { layOutLines } from '../../site/features/tools/specimen-slate/layout.ts';
import { loadFixture } from '../support/fixture-content.ts';

const slate = specimenSlateSchema.parse(loadFixture().files['tools/specimen-slate.yaml']);

it('the specimen slate draws a line for each person, from a day of calls to the day they were out', () => {
  const [group] = slate.map.groups;
  const lines = layOutLines(group?.people ?? 0, group?.until ?? 0, slate.map);
  expect(lines).toHaveLength(4);
  expect(lines.map(({ from }) => Math.round(from * 100) / 100)).toEqual([3, 4.67, 6.33, 8]);
  expect(lines.every(({ to }) => to === 9)).toBe(true);
});
