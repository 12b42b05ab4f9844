const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * @param date an ISO 8601 date, such as 2025-10-22
 * @returns the date in American English, such as October 22, 2025
 */
export const longDate = (date: string): string => format.format(new Date(date));
