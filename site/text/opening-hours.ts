import type { OpeningHours } from '../../lib/content/schemas/opening-hours.ts';

/** @returns for example 'Monday to Friday, 8 a.m. to 5:30 p.m.; Saturday, 9 a.m. to noon' */
export const hoursInWords = (hours: OpeningHours): string =>
  hours
    .map(({ from, to, opens, closes }) => {
      const days = to && to !== from ? `${from} to ${to}` : from;
      return `${days}, ${clockTime(opens)} to ${clockTime(closes)}`;
    })
    .join('; ');

function clockTime(time: string): string {
  if (time === '12:00') return 'noon';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
