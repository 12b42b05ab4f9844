/** Formats free times in the zones of the visitor and the firm, for browser and server. */
import { parseSlot } from './booking.ts';

/** Whether times are shown in 12 or 24 hours. */
type HourCycle = 'h12' | 'h23';

/** How a visitor reads times. */
export interface TimeStyle {
  /** IANA name of the visitor's zone. */
  zone: string;
  /** IANA name of the firm's zone. */
  firmZone: string;
  hourCycle: HourCycle;
  /** Of the page, for the names of days and months. */
  locale?: string;
}

interface SlotTime {
  /** As lib/forms/booking.ts writes it. */
  slot: string;
  /** The id of who takes the call. */
  person: string;
  /** Such as `9:30 AM`. */
  time: string;
  /** The same in the firm's zone, such as `8:30 AM CST`; '' if both zones show the same time. */
  firmTime: string;
}

interface SlotDay {
  /** ISO 8601 date in the visitor's zone. */
  date: string;
  /** Such as `Tuesday, December 1`. */
  heading: string;
  times: SlotTime[];
}

/** @returns the hour cycle of a locale, such as that of the browser or of `Accept-Language` */
export function getHourCycle(locale: string | undefined): HourCycle {
  try {
    const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
    return hour12 === false ? 'h23' : 'h12';
  } catch {
    return 'h12';
  }
}

/** @returns the name of a zone, such as `Central Time`, or its place */
export function formatZone(zone: string, locale?: string): string {
  const format = createFormat({ timeZoneName: 'longGeneric' }, zone, locale);
  const parts = format.formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name.startsWith('GMT') ? nameZone(zone) : name;
}

/** Whether Intl knows a zone here: browsers report `Etc/Unknown`, and old ones lack new names. */
export function isKnownZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Engines list zones under the names of 1993 (CLDR); these have current ones. */
const currentNames: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho Chi Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};
const nameZone = (zone: string) => currentNames[zone] ?? zone.replaceAll('_', ' ');

/**
 * @param shown zones that the list must offer under the names they have
 * @returns the zones to choose from, in the order of their names
 */
export function listZones(...shown: string[]): { value: string; name: string }[] {
  const zones = [...Intl.supportedValuesOf('timeZone'), ...shown];
  const byName = new Map(zones.map((value) => [nameZone(value), value]));
  return [...byName]
    .map(([name, value]) => ({ value, name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Groups free times by day in the visitor's zone.
 * @param slots in order
 */
export function listSlotDays(slots: readonly string[], style: TimeStyle): SlotDay[] {
  const format = createSlotFormat(style);
  const days = new Map<string, SlotDay>();
  for (const slot of slots) {
    const { person } = parseSlot(slot);
    const { date, heading, ...time } = format(slot);
    const day = days.get(date) ?? { date, heading, times: [] };
    day.times.push({ slot, person, ...time });
    days.set(date, day);
  }
  return [...days.values()];
}

/** @returns a function that formats a slot, or a start alone */
export function createSlotFormat({ zone, firmZone, hourCycle, locale }: TimeStyle) {
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle } as const;
  const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const heading = createFormat(day, zone, locale);
  const firmDay = createFormat(day, firmZone, locale);
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  const time = createFormat(clock, zone, locale);
  const firmTime = createFormat(clock, firmZone, locale);
  const firmName = createFormat({ ...clock, timeZoneName: 'short' }, firmZone, locale);
  const firmWeekday = createFormat({ weekday: 'short' }, firmZone, locale);
  return (slot: string) => {
    const at = new Date(parseSlot(slot).start);
    const isSameDay = heading.format(at) === firmDay.format(at);
    const isSame = isSameDay && time.format(at) === firmTime.format(at);
    const weekday = isSameDay ? '' : `${firmWeekday.format(at)} `;
    return {
      date: date.format(at),
      heading: heading.format(at),
      time: joinDayPeriod(time.format(at)),
      firmTime: isSame ? '' : joinDayPeriod(`${weekday}${firmName.format(at)}`),
    };
  };
}

const createFormat = (
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
  locale: string | undefined = 'en-US',
) => new Intl.DateTimeFormat(locale, { ...options, timeZone });

/** The typeface's subset has no narrow no-break space, which Intl writes before AM and PM. */
const joinDayPeriod = (text: string) => text.replaceAll(/\s(?=[ap]\.?m)/gi, '\u00a0');
