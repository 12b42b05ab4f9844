/** `1 lead`, `2 leads`, `0 deliveries`. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** `2026-11-21 13:52 UTC`, from epoch milliseconds. */
export function utcMinute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const longTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** `March 11, 2026 at 9:30 AM UTC`, from epoch milliseconds, for a letter. */
export function longUtcTime(time: number): string {
  // A narrow space before AM is more than some mail programs can show.
  return `${longTime.format(time).replaceAll('\u202f', ' ')} UTC`;
}

export const bytesPerMegabyte = 1_000_000;

/** Whole megabytes, rounded down: what is left is never made more than it is. */
export const megabytes = (bytes: number): number => Math.floor(bytes / bytesPerMegabyte);
