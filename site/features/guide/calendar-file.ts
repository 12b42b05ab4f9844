/** Writes the days of a guide as an iCalendar file (RFC 5545). */

import { dayMs } from '../../../lib/durations.ts';

export interface CalendarDay {
  /** Days after the first day on the job, which is day 1. */
  day: number;
  text: string;
}

/**
 * @param firstDay ISO 8601 date of day 1
 * @param days with the title of each event
 * @param now epoch milliseconds
 * @param prefix start of each event's id, which stays the same when a file is saved again
 */
export function createCalendarFile(
  firstDay: string,
  days: readonly CalendarDay[],
  now: number,
  prefix: string,
): string {
  const first = Date.parse(`${firstDay}T00:00:00Z`);
  const events = days.flatMap(({ day, text }) => {
    const start = first + (day - 1) * dayMs;
    return [
      'BEGIN:VEVENT',
      `UID:${prefix}-${firstDay}-${day}`,
      `DTSTAMP:${formatCompactIso(now).slice(0, 15)}Z`,
      `DTSTART;VALUE=DATE:${formatCompactIso(start).slice(0, 8)}`,
      `DTEND;VALUE=DATE:${formatCompactIso(start + dayMs).slice(0, 8)}`,
      `SUMMARY:${escapeText(text)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${prefix}//EN`];
  return [...head, ...events, 'END:VCALENDAR'].map((line) => `${foldLine(line)}\r\n`).join('');
}

/** @returns a time in compact ISO 8601, such as 20261124T190000000Z */
const formatCompactIso = (ms: number): string =>
  new Date(ms).toISOString().replaceAll(/[-:.]/g, '');

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** RFC 5545, section 3.1: lines of at most 75 octets. A character takes at most four. */
const foldLine = (line: string): string => (line.match(/.{1,18}/gsu) ?? []).join('\r\n ');
