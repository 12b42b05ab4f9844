import { fillMarkers } from '../../lib/content/markers.ts';

/** @returns such as `1 lead`, `2 leads`, `0 deliveries` */
export const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** Fills in who sent a request. Without a company, the comma before its place goes as well. */
export const fillSender = (
  text: string,
  { name, company }: { name: string; company: string },
  values: Record<string, string> = {},
): string =>
  fillMarkers(company === '' ? text.replace(/[\s,;:–-]{0,3}\{company\}/, '') : text, {
    ...values,
    name,
    company,
  });

/** @returns the first `maxChars` UTF-16 code units of a longer text, with a mark that it was cut */
export const truncate = (text: string, maxChars: number): string =>
  text.length <= maxChars ? text : `${text.slice(0, maxChars).toWellFormed()} […]`;

const minutePrecision = {
  year: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

// Some mail programs cannot show the narrow space before AM.
const format = (time: number, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Date(time)
    .toLocaleString(locale, { ...minutePrecision, ...options })
    .replaceAll('\u202f', ' ');

/** @returns `Nov 23, 2026, 9:12 AM CST`, from an IANA time zone and epoch milliseconds */
export const formatTime = (timeZone: string, time: number, locale = 'en-US'): string =>
  format(time, locale, { month: 'short', timeZone });

/** @returns `November 23, 2026 at 9:12 AM CST`, for a sentence */
export const formatLongTime = (timeZone: string, time: number, locale = 'en-US'): string =>
  format(time, locale, { month: 'long', timeZone });

export const bytesPerMegabyte = 1_000_000;

/** @returns whole megabytes, rounded down so that free space is never overstated */
export const toMegabytes = (bytes: number): number => Math.floor(bytes / bytesPerMegabyte);
