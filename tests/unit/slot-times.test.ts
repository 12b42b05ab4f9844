import { expect, it } from 'vitest';
import {
  formatZone,
  getHourCycle,
  isKnownZone,
  listSlotDays,
  listZones,
} from '../../lib/forms/slot-times.ts';

const person = 'otis-quill';
const slots = [`2026-12-01T15:30:00.000Z/${person}`, `2026-12-02T05:30:00.000Z/${person}`];
const firmZone = 'America/Chicago';

it('groups times by the visitor’s day, with the firm’s time where it differs', () => {
  const style = { zone: 'Asia/Tokyo', firmZone, hourCycle: 'h12' } as const;
  expect(listSlotDays(slots, style)).toEqual([
    {
      date: '2026-12-02',
      heading: 'Wednesday, December 2',
      times: [
        { slot: slots[0], person, time: '12:30\u00a0AM', firmTime: 'Tue 9:30\u00a0AM CST' },
        { slot: slots[1], person, time: '2:30\u00a0PM', firmTime: 'Tue 11:30\u00a0PM CST' },
      ],
    },
  ]);
  const here = listSlotDays(slots, { zone: firmZone, firmZone, hourCycle: 'h23' });
  expect(here.flatMap(({ times }) => times.map(({ time, firmTime }) => [time, firmTime]))).toEqual([
    ['09:30', ''],
    ['23:30', ''],
  ]);
});

it('names days in the language of the site', () => {
  const style = { zone: firmZone, firmZone, hourCycle: 'h23', locale: 'de-DE' } as const;
  expect(listSlotDays(slots, style)[0]?.heading).toBe('Dienstag, 1. Dezember');
  expect(formatZone('Europe/Berlin', 'de-DE')).toBe('Mitteleuropäische Zeit');
});

it.each([
  ['en-US', 'h12'],
  ['de-DE', 'h23'],
  ['en-GB', 'h23'],
  ['hi-IN', 'h12'],
  ['no such locale', 'h12'],
  [undefined, 'h12'],
])('shows a reader of %s times in %s', (locale, expected) => {
  expect(getHourCycle(locale)).toBe(expected);
});

it('names zones as they are named now, each once, and keeps the value that is chosen', () => {
  const kyiv = (zones: { value: string; name: string }[]) =>
    zones.filter(({ name }) => /Kyiv|Kiev/.test(name));
  expect(kyiv(listZones('Europe/Kyiv'))).toEqual([{ value: 'Europe/Kyiv', name: 'Europe/Kyiv' }]);
  expect(kyiv(listZones())).toHaveLength(1);
  const names = listZones().map(({ name }) => name);
  expect(names).toContain('Asia/Kolkata');
  expect(names).not.toContain('Asia/Calcutta');
});

it('knows which zones have times', () => {
  expect(['America/Chicago', 'Etc/Unknown', ''].map(isKnownZone)).toEqual([true, false, false]);
});
