/** `1 lead`, `2 leads`, `0 deliveries`. */
export const formatCount = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

const minute = {
  year: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

// Some mail programs cannot show the narrow space before AM.
const inWords = (time: number, options: Intl.DateTimeFormatOptions) =>
  new Date(time).toLocaleString('en-US', { ...minute, ...options }).replaceAll('\u202f', ' ');

/** `Nov 23, 2026, 9:12 AM CST`, from an IANA time zone and epoch milliseconds. */
export const formatTime = (timeZone: string, time: number): string =>
  inWords(time, { month: 'short', timeZone });

/** `November 23, 2026 at 9:12 AM CST`, for a sentence. */
export const formatLongTime = (timeZone: string, time: number): string =>
  inWords(time, { month: 'long', timeZone });

export const bytesPerMegabyte = 1_000_000;

/** Whole megabytes, rounded down: what is left is never made more than it is. */
export const toMegabytes = (bytes: number): number => Math.floor(bytes / bytesPerMegabyte);
