/** Opening hours and their time zones. */
import { z } from 'zod';
import { weekdays } from '../browser-constants.ts';

const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time between 00:00 and 23:59, in quotes');

/** One or more days in a row with the same hours, in the office's own time. */
export const openingHoursSchema = z
  .array(
    z
      .strictObject({
        from: z.enum(weekdays),
        to: z.enum(weekdays).optional().describe('The last of the days; without it there is one.'),
        opens: time,
        closes: time,
      })
      .refine(({ from, to = from }) => weekdays.indexOf(from) <= weekdays.indexOf(to), {
        path: ['to'],
        message: 'must not be earlier in the week than from',
      })
      .refine(({ opens, closes }) => opens < closes, {
        path: ['closes'],
        message: 'must be later than the office opens',
      }),
  )
  .min(1);
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** @returns all days of an entry, in order */
export const listDays = ({ from, to = from }: OpeningHours[number]): (typeof weekdays)[number][] =>
  weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1);

/** IANA names only. Intl also accepts offsets such as +05:00, which have no daylight saving time. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

export const timeZoneSchema = z
  .string()
  .refine(isTimeZone, 'must be a time zone such as America/Chicago');
