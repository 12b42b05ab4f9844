/** The time zones of a calendar: IANA names, Windows names, and its own definitions (RFC 5545, section 3.6.5). */
import { Temporal } from 'temporal-polyfill';
import { findIana } from 'windows-iana';
import { dayMs, hourMs, minuteMs } from '../../lib/durations.ts';
import { iterateRule, parseDate, parseOffset, parseRule } from './calendar-dates.ts';
import {
  type Component,
  findComponents,
  findProperties,
  readValue,
  unescapeText,
} from './calendar-text.ts';

/** What a wall time can mean, in epoch milliseconds: one instant if its zone is known. */
interface Instants {
  earliest: number;
  latest: number;
}

export interface Zone {
  name: string;
  toInstants(wall: number): Instants;
}

type ToInstants = Zone['toInstants'];

/** The largest offsets from UTC. */
export const maxAheadMs = 14 * hourMs;
export const maxBehindMs = 12 * hourMs;

export const isExact = ({ earliest, latest }: Instants): boolean => earliest === latest;

export const unite = (...all: readonly Instants[]): Instants => ({
  earliest: Math.min(...all.map(({ earliest }) => earliest)),
  latest: Math.max(...all.map(({ latest }) => latest)),
});

/** @returns the zone with a set of possible offsets, in minutes */
const toFixed =
  (...offsets: number[]): ToInstants =>
  (wall) =>
    unite(
      ...offsets.map((offset) => ({
        earliest: wall - offset * minuteMs,
        latest: wall - offset * minuteMs,
      })),
    );

export const createFixedZone = (offset: number): Zone => ({
  name: `UTC${offset === 0 ? '' : ` ${offset} minutes`}`,
  toInstants: toFixed(offset),
});

export function createIanaZone(name: string): Zone {
  // Computing an instant is slow, and each is asked for several times.
  const known = new Map<number, Instants>();
  const toInstants = (wall: number) => {
    const date = new Date(wall);
    const instant = Temporal.PlainDateTime.from({
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
      second: date.getUTCSeconds(),
    }).toZonedDateTime(name).epochMilliseconds;
    return { earliest: instant, latest: instant };
  };
  return {
    name,
    toInstants(wall) {
      const instants = known.get(wall) ?? toInstants(wall);
      known.set(wall, instants);
      return instants;
    },
  };
}

/** @param until the last wall time that is asked for @returns a function that finds a zone by its id in the calendar */
export function openZones(calendar: Component, until: number): (id: string) => Zone {
  const definitions = Map.groupBy(findComponents(calendar, 'VTIMEZONE'), (definition) =>
    unescapeText(readValue(definition, 'TZID')).replaceAll('"', ''),
  );
  const zones = new Map<string, Zone>();
  return (written) => {
    const id = unescapeText(written);
    const known = zones.get(id) ?? {
      name: id,
      toInstants: createZone(id, definitions.get(id) ?? [], until),
    };
    zones.set(id, known);
    return known;
  };
}

function createZone(id: string, definitions: readonly Component[], until: number): ToInstants {
  const own = readDefinitions(definitions, until);
  const region = findRegion(id);
  if (region) {
    const toInstants = createIanaZone(region).toInstants;
    if (!own) return toInstants;
    // Programs disagree about which of the two counts.
    return (wall) => {
      const defined = own(wall);
      return isExact(defined) ? unite(toInstants(wall), defined) : toInstants(wall);
    };
  }
  const locations = definitions.map((definition) => readValue(definition, 'X-LIC-LOCATION'));
  const [name] = [...findIana(id), ...locations.flatMap((location) => findRegion(location) ?? [])];
  const named = name === undefined ? undefined : createIanaZone(name).toInstants;
  if (!own) return named ?? guessZone(id);
  return (wall) => {
    const defined = own(wall);
    return named && !isExact(defined) ? named(wall) : defined;
  };
}

const abbreviation = /^(?!UTC$|UCT$)(?:[A-Z]{2,5}|[a-z]{2,5})$/;

const isIanaName = (name: string): boolean => {
  try {
    return (
      /^[A-Za-z]/.test(name) &&
      Temporal.PlainDateTime.from('2026-01-01').toZonedDateTime(name) !== null
    );
  } catch {
    return false;
  }
};

/** @returns the IANA name in a zone's id, such as `/example.org/20240101/America/Chicago`; undefined without one, or for an abbreviation */
function findRegion(id: string): string | undefined {
  const parts = id.replaceAll(' ', '_').split('/');
  const names = parts.map((_, index) => parts.slice(index).join('/'));
  return names.find((name) => !abbreviation.test(name) && isIanaName(name));
}

/** For names that say too little. The instants are as far apart as the name leaves open. */
function guessZone(id: string): ToInstants {
  const [, text = ''] = /^\(?(?:UTC|GMT) ?([+-]\d\d:?\d\d)/i.exec(id) ?? [];
  const offset = parseOffset(text);
  if (offset === undefined && !isIanaName(id))
    return (wall) => ({ earliest: wall - maxAheadMs, latest: wall + maxBehindMs });
  const toInstants = offset === undefined ? createIanaZone(id).toInstants : toFixed(offset);
  return (wall) => {
    // Whether its clocks change is unknown.
    const { earliest, latest } = toInstants(wall);
    return { earliest: earliest - hourMs, latest: latest + hourMs };
  };
}

/** @returns undefined if the definitions do not say an offset */
function readDefinitions(definitions: readonly Component[], until: number): ToInstants | undefined {
  const all = definitions.flatMap((definition) => readDefinition(definition, until) ?? []);
  return all.length === 0 ? undefined : (wall) => unite(...all.map((each) => each(wall)));
}

interface Onset {
  wall: number;
  /** Minutes from UTC. */
  offset: number;
  offsetBefore: number | undefined;
}

function readDefinition(definition: Component, until: number): ToInstants | undefined {
  const observances = definition.children.filter(({ name }) =>
    ['STANDARD', 'DAYLIGHT'].includes(name),
  );
  const written = observances.map((each) => parseOffset(readValue(each, 'TZOFFSETTO')));
  const offsets = new Set(written.filter((offset) => offset !== undefined));
  // Half a definition of two offsets is none.
  if (offsets.size === 0 || (offsets.size === 1 && written.includes(undefined))) return undefined;
  const onsets = observances
    .flatMap((each) => listOnsets(each, until))
    .sort((a, b) => a.wall - b.wall);
  const [first] = onsets;
  // Where its other half is missing, the offset before counts too.
  const any = toFixed(
    ...offsets,
    ...onsets.flatMap(({ offsetBefore }) => (observances.length === 1 ? (offsetBefore ?? []) : [])),
  );
  const before = toFixed(
    ...offsets,
    ...(first?.offsetBefore === undefined ? [] : [first.offsetBefore]),
  );
  return (wall) => {
    if (first && wall < first.wall) return before(wall);
    const at = onsets.findLastIndex((onset) => onset.wall <= wall);
    const [onset, next] = [onsets[at], onsets[at + 1]];
    // Where the rules have ended, or contradict each other, the definition leaves open which offset holds.
    const isCertain =
      onset &&
      next &&
      next.wall - onset.wall < 366 * dayMs &&
      (next.offsetBefore ?? onset.offset) === onset.offset;
    return isCertain ? toFixed(onset.offset)(wall) : any(wall);
  };
}

/** @returns when an observance begins; none if that cannot be read */
function listOnsets(observance: Component, until: number): Onset[] {
  const offset = parseOffset(readValue(observance, 'TZOFFSETTO'));
  const offsetBefore = parseOffset(readValue(observance, 'TZOFFSETFROM'));
  const start = parseDate(readValue(observance, 'DTSTART'));
  if (offset === undefined || !start || observance.damaged.length > 0) return [];
  const walls = new Set([start.wall]);
  const dates = findProperties(observance, 'RDATE').flatMap(({ value }) => value.split(','));
  for (const date of dates) walls.add(parseDate(date)?.wall ?? start.wall);
  for (const { value } of findProperties(observance, 'RRULE')) {
    const rule = parseRule(value);
    if (rule.isDamaged) return [];
    // Its end is in UTC: an onset a day later does not exist.
    const end =
      rule.until === '' ? until : Math.min(until, (parseDate(rule.until)?.wall ?? 0) + dayMs);
    let starts = 0;
    try {
      for (const wall of iterateRule(rule, start.wall, end)) {
        starts += 1;
        if (wall > end || starts > (rule.count ?? Infinity)) break;
        walls.add(wall);
      }
    } catch {
      return [];
    }
  }
  // While clocks skip an hour, the offset before still holds.
  const skippedMs = Math.max(0, offset - (offsetBefore ?? offset)) * minuteMs;
  return [...walls].map((wall) => ({ wall: wall + skippedMs, offset, offsetBefore }));
}
