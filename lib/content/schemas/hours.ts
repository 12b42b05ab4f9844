/** Opening hours, and content/hours.yaml. */
import { z } from 'zod';
import { type Call, callMinutes } from '../../forms/consultation.ts';
import { weekdays } from '../browser-constants.ts';
import { ref } from '../references.ts';
import { areUnique, externalUrl } from './words.ts';

/** Opening hours and their time zones. */

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

// content/hours.yaml: when calls can be booked, with whom, and how people meet. Without the file no page offers it.

/** Lengths of calls, gaps, and the start and end of hours are multiples of this. */
export const slotGridMinutes = 5;

const createMinutesSchema = (least: number, most: number) =>
  z
    .int()
    .min(least)
    .max(most)
    .multipleOf(slotGridMinutes, `must be a multiple of ${slotGridMinutes} minutes`);

const meetSchema = z
  .discriminatedUnion('by', [
    z.strictObject({ by: z.literal('phone') }),
    z.strictObject({ by: z.literal('video'), url: externalUrl }),
  ])
  .describe('`by: phone`, or `by: video` with the `url` of the room.');
export type Meet = z.output<typeof meetSchema>;

const dayOff = z.union([
  z.iso.date(),
  z
    .strictObject({ from: z.iso.date(), to: z.iso.date() })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before from' }),
]);

const bookablePerson = z.strictObject({
  person: ref('people').describe('The id of a person in people.yaml.'),
  timeZone: timeZoneSchema.describe('The zone of their hours and days off.'),
  hours: openingHoursSchema
    .refine(
      (hours) =>
        hours
          .flatMap(({ opens, closes }) => [opens, closes])
          .every((time) => Number(time.slice(3)) % slotGridMinutes === 0),
      `must begin and end on a multiple of ${slotGridMinutes} minutes`,
    )
    .describe('Their weekly hours; a day may be listed twice, around a pause.'),
  daysOff: z
    .array(dayOff)
    .default([])
    .describe('Days without calls: "2026-12-24", or { from: "2026-12-24", to: "2027-01-01" }.'),
  meet: meetSchema.optional().describe('How to meet this person, if it differs.'),
});
export type BookablePerson = z.output<typeof bookablePerson>;

export const hoursSchema = z.strictObject({
  people: z
    .array(bookablePerson)
    .min(1)
    .refine(
      (people) => areUnique(people.map(({ person }) => person)),
      'a person is listed twice; give them several hours instead',
    ),
  lengthMinutes: createMinutesSchema(10, 120)
    .default(callMinutes.consultation)
    .describe('Length of a consultation.'),
  careerLengthMinutes: createMinutesSchema(10, 120)
    .default(callMinutes.career)
    .describe("Length of the career page's call."),
  gapMinutes: createMinutesSchema(0, 120)
    .default(15)
    .describe('Free time before and after each call.'),
  noticeHours: z.int().min(0).max(336).default(4).describe('The earliest call from now.'),
  horizonDays: z.int().min(1).max(90).default(21).describe('The latest call from now.'),
  maxPerDay: z.int().min(1).max(50).default(6).describe('Calls of one person in a day.'),
  meet: meetSchema.default({ by: 'phone' }),
});
export type Hours = z.output<typeof hoursSchema>;

/** @param hours undefined if no calls can be booked on the site */
export function getLengthMinutes(hours: Hours | undefined, call: Call): number {
  if (!hours) return callMinutes[call];
  return call === 'career' ? hours.careerLengthMinutes : hours.lengthMinutes;
}
