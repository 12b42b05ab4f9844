import type { OpeningHours } from '../../lib/content/schemas/opening-hours.ts';

const long = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});
const medium = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

/** @returns an ISO 8601 date at full length, such as October 22, 2025 */
export const formatLongDate = (date: string): string => long.format(new Date(date));

/** @returns an ISO 8601 date in short, such as Oct 22, 2025 */
export const formatShortDate = (date: string): string => medium.format(new Date(date));

/**
 * An instant for readers that want one with a time zone: noon UTC is on the same day from Hawaii
 * to Australia, where midnight would be the evening before for every American.
 * @param day an ISO 8601 date, such as 2025-10-22
 */
export const toInstant = (day: string): string => `${day}T12:00:00Z`;

/** @returns for example 'Monday to Friday, 8 a.m. to 5:30 p.m.; Saturday, 9 a.m. to noon' */
export const formatOpeningHours = (hours: OpeningHours): string =>
  hours
    .map(({ from, to, opens, closes }) => {
      const days = to && to !== from ? `${from} to ${to}` : from;
      return `${days}, ${formatTime(opens)} to ${formatTime(closes)}`;
    })
    .join('; ');

function formatTime(time: string): string {
  if (time === '12:00') return 'noon';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/**
 * @param phone as it is displayed, such as (214) 555-0142
 * @returns the address of a phone link (RFC 3966), such as tel:+12145550142
 */
export const formatPhoneLink = (phone: string): string => `tel:${formatWorldPhone(phone)}`;

/** @returns the number with its country code (E.164), such as +12145550142 */
export const formatWorldPhone = (phone: string): string => `+1${phone.replaceAll(/\D/g, '')}`;

/** @returns the first letters of the first and the last word of a name */
export function getInitials(name: string): string {
  const words = name.split(' ');
  return `${words.at(0)?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
}
