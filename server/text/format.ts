/** `1 lead`, `2 leads`, `0 deliveries`. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** `2026-11-21 13:52 UTC`, from epoch milliseconds. */
export function utcMinute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const longTime = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;

/** `March 11, 2026 at 9:30 AM UTC`, from epoch milliseconds, for a letter. */
export function longUtcTime(time: number): string {
  const text = new Date(time).toLocaleString('en-US', longTime);
  // A narrow space before AM is more than some mail programs can show.
  return `${text.replaceAll('\u202f', ' ')} UTC`;
}

export const bytesPerMegabyte = 1_000_000;

/** Whole megabytes, rounded down: what is left is never made more than it is. */
export const megabytes = (bytes: number): number => Math.floor(bytes / bytesPerMegabyte);
