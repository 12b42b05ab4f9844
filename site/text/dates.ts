/** Dates as American English writes them, and as machines read them. */

const long = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});
const medium = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

/** @returns an ISO 8601 date at full length, such as October 22, 2025 */
export const longDate = (date: string): string => long.format(new Date(date));

/** @returns an ISO 8601 date in short, such as Oct 22, 2025 */
export const shortDate = (date: string): string => medium.format(new Date(date));

/**
 * An instant for readers that want one with a time zone: noon UTC is on the same day from Hawaii
 * to Australia, where midnight would be the evening before for every American.
 * @param day an ISO 8601 date, such as 2025-10-22
 */
export const dayInstant = (day: string): string => `${day}T12:00:00Z`;
