const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** `March 11, 2026 at 9:30 AM UTC`, from epoch milliseconds, for a letter. */
export function longUtcTime(time: number): string {
  // A narrow space before AM is more than some mail programs can show.
  return `${format.format(time).replaceAll('\u202f', ' ')} UTC`;
}
