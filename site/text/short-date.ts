const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** @returns a day of ISO 8601 as lists write it, such as Oct 22, 2025 */
export const shortDate = (date: string): string => format.format(new Date(date));
