/** The drawing of a city without its own skyline. */
import { describe, expect, it } from 'vitest';
import { readYamlFile } from '../../lib/content/folder.ts';
import { citySchema } from '../../lib/content/schemas/city.ts';
import { getSkyline } from '../../site/drawing/skylines.ts';
import { fixtureContent } from '../support/fixture-content.ts';

const { skyline: _, ...city } = readYamlFile(
  'cities/dallas.yaml',
  citySchema,
  { email: 'hello@juniper-row.example' },
  fixtureContent,
);

describe('A city without a skyline', () => {
  it.each(['burlington', 'portland', 'boise', 'omaha', 'tulsa', 'reno', 'fargo', 'st-louis'])(
    'gets houses on the line: %s',
    (slug) => {
      const { top, height, outline, hairlines } = getSkyline({ ...city, slug });
      const ground = top + height;
      const heights = [
        ...`${outline}${hairlines}`.matchAll(/V([-\d.]+)|[ML][-\d.]+ ([-\d.]+)/g),
      ].map(([, vertical, point]) => Number(vertical ?? point));
      expect(heights.length).toBeGreaterThan(12);
      expect(Math.min(...heights)).toBe(top);
      expect(Math.max(...heights)).toBe(ground);
    },
  );
});
