import region from 'virtual:region';
import page from 'virtual:words/page';
import { weekdays } from '../../lib/content/browser-constants.ts';
import type { OpeningHours } from '../../lib/content/schemas/hours.ts';
import { dayMs } from '../../lib/durations.ts';
import { fill } from './sentences.ts';

const { locale } = region;
const long = /* @__PURE__ */ new Intl.DateTimeFormat(locale, {
  dateStyle: 'long',
  timeZone: 'UTC',
});
const medium = /* @__PURE__ */ new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

/** Formats an ISO 8601 date in full, such as October 22, 2025. */
export const formatLongDate = (date: string): string => long.format(new Date(date));

/** Formats an ISO 8601 date in short, such as Oct 22, 2025. */
export const formatShortDate = (date: string): string => medium.format(new Date(date));

const month = /* @__PURE__ */ new Intl.DateTimeFormat(locale, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats an ISO 8601 month, such as May 2025. */
export const formatMonth = (value: string): string => month.format(new Date(value));

/** Formats a number with the separators of the firm's country, such as 1,234.5. */
export const formatNumber = (number: number, options?: Intl.NumberFormatOptions): string =>
  number.toLocaleString(locale, options);

/**
 * @returns a time on the day, for formats that require a time zone. Noon UTC is the same day from Hawaii to
 *   Australia; midnight UTC would be the evening before in the United States.
 * @param day an ISO 8601 date, such as 2025-10-22
 */
export const toInstant = (day: string): string => `${day}T12:00:00Z`;

/**
 * @returns for example 'Monday to Friday, 8 a.m. to 5:30 p.m.; Saturday, 9 a.m. to noon'. Days with a break have
 *   several times: 'Monday to Friday, 8 a.m. to noon and 1 p.m. to 5 p.m.'
 */
export function formatOpeningHours(hours: OpeningHours): string {
  const toRange = (from: string, to: string) => fill(page.hours.range, { from, to });
  const times = new Map<string, string[]>();
  for (const { from, to = from, opens, closes } of hours) {
    const days = to === from ? formatDay(from) : toRange(formatDay(from), formatDay(to));
    const time = toRange(formatTime(opens), formatTime(closes));
    times.set(days, [...(times.get(days) ?? []), time]);
  }
  const list = new Intl.ListFormat(locale);
  return [...times].map(([days, of]) => `${days}, ${list.format(of)}`).join('; ');
}

/** The first Monday of 2024. */
const mondayMs = Date.UTC(2024, 0, 1);

const formatDay = (day: (typeof weekdays)[number]): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    mondayMs + weekdays.indexOf(day) * dayMs,
  );

function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  if (!format.resolvedOptions().hour12) return format.format(Date.UTC(2024, 0, 1, hour, minute));
  if (time === '12:00') return page.hours.noon;
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/**
 * @param phone as it is displayed, such as (214) 555-0142
 * @returns the address of a phone link (RFC 3966), such as tel:+12145550142
 */
export const formatPhoneLink = (phone: string): string => `tel:${formatWorldPhone(phone)}`;

/** @returns the number with its country code (E.164), such as +12145550142 */
export const formatWorldPhone = (phone: string): string =>
  `${phone.startsWith('+') ? '+' : '+1'}${phone.replaceAll(/\D/g, '')}`;

/** @returns the first letters of the first and the last word of a name */
export function getInitials(name: string): string {
  const words = name.split(' ');
  return `${words.at(0)?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
}
