/**
 * Computes when the reply to a consultation request is promised (docs/product.md, Consultation form), for browser
 * and server. Intl reads the office's weekday and time from each instant, which covers daylight saving time.
 */
import { weekdays } from '../content/browser-constants.ts';
import type { OpeningHours } from '../content/schemas/hours.ts';
import { minuteMs } from '../durations.ts';

/** Where and when the firm works. */
export interface Office {
  /** IANA name. */
  timeZone: string;
  /** Without them the promise is 24 hours on any day. */
  hours?: OpeningHours | undefined;
}

const promisedHours = 24;
/** UTC offsets are multiples of this, so every day at the office has a whole number of steps. */
const stepMs = 15 * minuteMs;
const weekMs = 7 * promisedHours * 60 * minuteMs;

/**
 * Days on which the office is closed do not count. If the 24 hours end while it is closed, the reply comes before
 * it closes, or, if the request came after the office had opened, once it opens again.
 * @param receivedAt epoch milliseconds
 * @returns epoch milliseconds
 */
export function getReplyTime(receivedAt: number, { timeZone, hours }: Office): number {
  const steps = (promisedHours * 60 * minuteMs) / stepMs;
  if (!hours) return receivedAt + steps * stepMs;
  const readOffice = createOfficeClock(timeZone, hours);

  let due = receivedAt;
  for (let left = steps; left > 0; due += stepMs) if (readOffice(due).isOpenDay) left -= 1;
  if (readOffice(due).period) return due;

  for (let time = due; time > receivedAt; time -= stepMs) {
    const { period } = readOffice(time);
    if (!period) continue;
    if (receivedAt <= time - period.openFor) return floorToMinute(time) + period.closesIn;
    break;
  }
  for (let time = due; time < due + weekMs; time += stepMs) {
    const { period } = readOffice(time);
    if (period) return floorToMinute(time) - period.openFor;
  }
  return due;
}

/** @returns a function that tells whether the office is open on the day and at the time of an instant */
function createOfficeClock(timeZone: string, hours: OpeningHours) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (instant: number) => {
    const parts = format.formatToParts(instant);
    const read = (type: Intl.DateTimeFormatPartTypes) =>
      parts.find((part) => part.type === type)?.value ?? '';
    const day = weekdays.map(String).indexOf(read('weekday'));
    const minute = parseMinutes(`${read('hour')}:${read('minute')}`);
    const periods = hours
      .filter(({ from, to = from }) => weekdays.indexOf(from) <= day && day <= weekdays.indexOf(to))
      .map(({ opens, closes }) => ({
        openFor: (minute - parseMinutes(opens)) * minuteMs,
        closesIn: (parseMinutes(closes) - minute) * minuteMs,
      }));
    return {
      isOpenDay: periods.length > 0,
      /** Milliseconds since it opened and until it closes; undefined while the office is closed. */
      period: periods.find(({ openFor, closesIn }) => openFor >= 0 && closesIn >= 0),
    };
  };
}

const floorToMinute = (instant: number) => instant - (instant % minuteMs);

/** @param time such as 17:30 */
function parseMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** An instant in words. */
export interface Moment {
  /** Such as `Tue, Nov 24`. */
  date: string;
  /** Such as `3:07 PM CST`. */
  time: string;
  /** For machines (ISO 8601). */
  iso: string;
}

/** @param timeZone IANA name; without it that of the browser */
export function formatMoment(
  instant: number,
  { locale, timeZone }: { locale: string; timeZone?: string },
): Moment {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone })
      .format(instant)
      .replace(/\s(?=[AP]M)/, '\u00a0');
  return {
    date: format({ weekday: 'short', month: 'short', day: 'numeric' }),
    time: format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
    iso: new Date(instant).toISOString(),
  };
}
