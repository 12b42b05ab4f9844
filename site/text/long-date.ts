const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * @param date a day as ISO 8601 writes it, such as 2025-10-22
 * @returns the day as Americans write it, such as October 22, 2025
 */
export const longDate = (date: string): string => format.format(new Date(date));
