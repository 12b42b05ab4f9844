import { describe, expect, it } from 'vitest';
import { openingHoursSchema } from '../../lib/content/schemas/opening-hours.ts';
import { formatOpeningHours } from '../../site/text/formats.ts';

describe('opening hours', () => {
  it('are written in words, with noon and half hours', () => {
    expect(
      formatOpeningHours([
        { from: 'Monday', to: 'Friday', opens: '08:00', closes: '17:30' },
        { from: 'Saturday', opens: '09:05', closes: '12:00' },
      ]),
    ).toBe('Monday to Friday, 8\u00a0a.m. to 5:30\u00a0p.m.; Saturday, 9:05\u00a0a.m. to noon');
  });

  it('are refused when they are impossible', () => {
    const day = { from: 'Monday', opens: '08:00', closes: '17:00' };
    const accepts = (entry: object) => openingHoursSchema.safeParse([{ ...day, ...entry }]).success;
    expect(accepts({})).toBe(true);
    expect(accepts({ opens: '25:00' })).toBe(false);
    expect(accepts({ opens: '8:00' })).toBe(false);
    expect(accepts({ closes: '07:00' })).toBe(false);
    expect(accepts({ from: 'Friday', to: 'Monday' })).toBe(false);
    expect(accepts({ from: 'Someday' })).toBe(false);
    expect(openingHoursSchema.safeParse([]).success).toBe(false);
  });
});
