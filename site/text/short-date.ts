const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** @returns an ISO 8601 date in short American English, such as Oct 22, 2025 */
export const shortDate = (date: string): string => format.format(new Date(date));
