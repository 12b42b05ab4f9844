import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../../lib/content/schemas/hours.ts';
import { formatMoment, getReplyTime, type Office } from '../../lib/forms/reply-time.ts';

const timeZone = 'America/Chicago';
const hours: OpeningHours = [
  { from: 'Monday', to: 'Thursday', opens: '08:00', closes: '17:30' },
  { from: 'Friday', opens: '08:00', closes: '12:00' },
];

/** @returns the time of the reply at the office */
const reply = (received: string, office: Office = { timeZone, hours }) => {
  const { date, time } = formatMoment(getReplyTime(Date.parse(received), office), {
    locale: 'en-US',
    timeZone,
  });
  return `${date}, ${time.replaceAll('\u00a0', ' ')}`;
};

describe('The time of the reply', () => {
  it.each([
    ['while the office is open', '2026-11-23T15:07:00-06:00', 'Tue, Nov 24, 3:07 PM CST'],
    ['at the minute of opening', '2026-11-23T08:00:00-06:00', 'Tue, Nov 24, 8:00 AM CST'],
    ['in the evening', '2026-11-23T20:00:42-06:00', 'Tue, Nov 24, 5:30 PM CST'],
    ['in the early morning', '2026-11-23T06:00:00-06:00', 'Mon, Nov 23, 5:30 PM CST'],
    ['the day before a short day', '2026-11-26T16:00:00-06:00', 'Fri, Nov 27, 12:00 PM CST'],
    ['before a weekend', '2026-11-27T11:00:00-06:00', 'Mon, Nov 30, 11:00 AM CST'],
    ['after closing before a weekend', '2026-11-27T23:30:00-06:00', 'Mon, Nov 30, 5:30 PM CST'],
    ['on a weekend', '2026-11-28T10:00:00-06:00', 'Mon, Nov 30, 5:30 PM CST'],
    ['before winter time', '2026-10-30T10:00:00-05:00', 'Mon, Nov 2, 10:00 AM CST'],
    ['before summer time', '2027-03-12T10:00:00-06:00', 'Mon, Mar 15, 10:00 AM CDT'],
    ['at the last minute of a weekend', '2026-11-29T23:59:00-06:00', 'Mon, Nov 30, 5:30 PM CST'],
  ])('%s', (_, received, expected) => {
    expect(reply(received)).toBe(expected);
  });

  it('is on a full minute when the office closes', () => {
    const received = Date.parse('2026-11-23T20:00:42-06:00');
    expect(getReplyTime(received, { timeZone, hours })).toBe(
      Date.parse('2026-11-24T17:30:00-06:00'),
    );
  });

  it('is at the next opening if the office was already open and opens later that day', () => {
    const later: OpeningHours = [
      { from: 'Monday', opens: '08:00', closes: '12:00' },
      { from: 'Tuesday', opens: '13:00', closes: '17:00' },
    ];
    expect(reply('2026-11-23T11:00:00-06:00', { timeZone, hours: later })).toBe(
      'Tue, Nov 24, 1:00 PM CST',
    );
  });

  it('is 24 hours later on any day without opening hours', () => {
    const received = Date.parse('2026-11-28T10:00:00-06:00');
    expect(getReplyTime(received, { timeZone }) - received).toBe(24 * 60 * 60 * 1000);
  });
});

it('A moment in words names the time zone', () => {
  const instant = Date.parse('2026-11-24T21:07:00Z');
  expect(formatMoment(instant, { locale: 'en-US', timeZone: 'America/Chicago' })).toEqual({
    date: 'Tue, Nov 24',
    time: '3:07\u00a0PM CST',
    iso: '2026-11-24T21:07:00.000Z',
  });
  expect(formatMoment(instant, { locale: 'en-US', timeZone: 'Asia/Tokyo' })).toMatchObject({
    date: 'Wed, Nov 25',
    time: '6:07\u00a0AM GMT+9',
  });
});
