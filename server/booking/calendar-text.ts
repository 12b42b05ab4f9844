/** Turns the bytes of a calendar in the iCalendar format (RFC 5545) into components, whatever state they are in. */

import { parseRule } from './calendar-dates.ts';

/** A calendar that cannot be used as a whole. The message can be logged: it contains no text of the calendar. */
export class CalendarError extends Error {
  override name = 'CalendarError';
}

export interface Property {
  name: string;
  /** Values without quotation marks, by names in capitals. */
  parameters: ReadonlyMap<string, string>;
  value: string;
}

export interface Component {
  name: string;
  /** The line of its `BEGIN`, from 1. */
  line: number;
  properties: Property[];
  children: Component[];
  /** Lines that cannot be read; '' for a missing `END`. */
  damaged: string[];
}

/** @throws CalendarError if the text is not a calendar, or not a whole one */
export function parseCalendars(bytes: Uint8Array): Component[] {
  const root = createComponent('', 0);
  const open = [root];
  let before: string[] = [];
  let wasRead = true;
  for (const [index, line] of splitLines(bytes)) {
    const current = open.at(-1) ?? root;
    const property = parseLine(line);
    if (!property || !wasRead) current.properties.push(...findCut(before, line));
    wasRead = property !== undefined;
    before = [...before.slice(-2), line];
    const name = property?.value.toUpperCase() ?? '';
    const isEdge = property?.name === 'BEGIN' || property?.name === 'END';
    if (isEdge && current.name === 'VCALENDAR') addLooseEvent(current, index + 1);
    if (!property) current.damaged.push(line);
    else if (property.name === 'BEGIN') {
      const component = createComponent(name, index + 1);
      current.children.push(component);
      open.push(component);
    } else if (property.name === 'END') {
      const at = open.findLastIndex((component) => component.name === name);
      if (at < 1) current.damaged.push(line);
      else close(open.splice(at));
    } else current.properties.push(property);
  }
  const calendars = root.children.filter(({ name }) => name === 'VCALENDAR');
  const [calendar] = calendars;
  if (!calendar) throw new CalendarError('the answer is no calendar');
  if (open.length > 1) throw new CalendarError('the calendar ends in the middle');
  // Events beside a calendar, such as after its end.
  calendar.children.push(...root.children.filter(({ name }) => name !== 'VCALENDAR'));
  return calendars;
}

/** @param components each in the one before it; only the first has its `END` */
function close(components: readonly Component[]): void {
  for (const [index, component] of components.entries()) {
    const parent = components[index - 1];
    if (!parent) continue;
    component.damaged.push('');
    if (component.name !== 'VALARM' && knownNames.has(component.name)) continue;
    // The rest of its event is in it.
    parent.damaged.push('');
    parent.properties.push(...component.properties);
  }
}

/** Adds an event of the dates in a calendar itself: the `BEGIN` before them is missing. */
function addLooseEvent({ properties, children }: Component, line: number): void {
  const at = properties.findIndex(({ name }) => name === 'DTSTART' || name === 'DTEND');
  if (at < 0) return;
  const loose = { properties: properties.splice(at), damaged: [''] };
  children.push({ ...createComponent('VEVENT', line), ...loose });
}

const createComponent = (name: string, line: number): Component => ({
  name,
  line,
  properties: [],
  children: [],
  damaged: [],
});

/** The components of RFC 5545, RFC 7953 and RFC 9073. */
const knownNames = new Set([
  ...['VCALENDAR', 'VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VALARM', 'VTIMEZONE', 'STANDARD'],
  ...['DAYLIGHT', 'VAVAILABILITY', 'AVAILABLE', 'PARTICIPANT', 'VLOCATION', 'VRESOURCE'],
]);

/** @returns the events at any depth: a component with dates and an unknown name is a damaged one */
export const findEvents = (parent: Component): Component[] =>
  parent.children.flatMap((child) => {
    const isMisspelled =
      !knownNames.has(child.name) &&
      !child.name.startsWith('X-') &&
      timeNames.some((name) => findProperties(child, name).length > 0);
    return [
      ...(child.name === 'VEVENT' ? [child] : []),
      ...(isMisspelled ? [{ ...child, damaged: [...child.damaged, ''] }] : []),
      ...findEvents(child),
    ];
  });

/** @returns components of this name at any depth, because the `END` of another may be missing */
export const findComponents = (parent: Component, name: string): Component[] =>
  parent.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...findComponents(child, name),
  ]);

export const findProperties = ({ properties }: Component, name: string): Property[] =>
  properties.filter((property) => property.name === name);

/** @returns the first value of this name, '' without one */
export const readValue = (component: Component, name: string): string =>
  findProperties(component, name)[0]?.value ?? '';

/** @returns a text without its backslashes, which values have and parameters do not */
export const unescapeText = (text: string): string => text.replaceAll(/\\([,;\\])/g, '$1');

/** @returns unfolded lines, with the index of where each begins */
function splitLines(bytes: Uint8Array): [number, string][] {
  // Latin-1 keeps bytes, since a fold may split a character.
  const lines = Buffer.from(toUtf8(bytes))
    .toString('latin1')
    .split(/\r\n|\n|\r/);
  const unfolded: [number, string[]][] = [];
  for (const [index, line] of lines.entries()) {
    const last = unfolded.at(-1);
    if (last && /^[ \t]/.test(line)) last[1].push(line.slice(1));
    else if (line !== '') unfolded.push([index, [line]]);
  }
  return unfolded
    .map(([index, parts]): [number, string] => [
      index,
      Buffer.from(parts.join(''), 'latin1').toString('utf8').replaceAll('\0', '').trim(),
    ])
    .filter(([, line]) => line !== '');
}

/** Removes a byte order mark, and converts UTF-16. */
function toUtf8(bytes: Uint8Array): Uint8Array | string {
  const [first, second, third] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return new TextDecoder('utf-16be').decode(bytes);
  return first === 0xef && second === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes;
}

/** Some programs write a zone's name such as `(UTC-06:00) Central America` without quotation marks. */
const dateLine =
  /^((?:DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID|FREEBUSY)(?:;.*?)?):\s*(\d{4}-?\d\d.*)/is;
const anyLine = /^([\w.-]+ *(?:;(?:"[^"]*"|[^":])*)?):(.*)$/;

/** Properties that say when an event is. */
export const timeNames = ['DTSTART', 'DTEND', 'RECURRENCE-ID', 'RDATE'];

/** @returns the time or the rule that the last part of a cut line completes: what the parts say alone counts too */
const findCut = (before: readonly string[], last: string): Property[] =>
  before.flatMap((_, index) => {
    const property = parseLine([...before.slice(index), last].join(''));
    if (!property) return [];
    const { name, value } = property;
    const isWhole =
      name === 'RRULE'
        ? /^[\w=,;+-]+$/.test(value) && (last.includes('=') || !parseRule(value).isDamaged)
        : timeNames.includes(name) && /^\d{4}[\dTZPWDHMS:,/+.-]+$/i.test(value);
    return isWhole ? property : [];
  });

function parseLine(line: string): Property | undefined {
  const [, head = '', value = ''] = dateLine.exec(line) ?? anyLine.exec(line) ?? [];
  const [name = ''] = /^[\w.-]+/.exec(head) ?? [];
  if (name === '') return undefined;
  const parameters = [...head.matchAll(/;\s*([\w-]+)\s*=\s*(?:"([^"]*)"?|([^;]*))/g)].map(
    ([, key = '', quoted, plain = '']): [string, string] => [
      key.toUpperCase(),
      (quoted ?? plain).trim(),
    ],
  );
  // A parameter that contradicts itself has all its values.
  const values = Map.groupBy(parameters, ([key]) => key);
  const united = [...values].map(([key, all]): [string, string] => [
    key,
    [...new Set(all.map(([, each]) => each))].join(','),
  ]);
  return { name: name.toUpperCase(), parameters: new Map(united), value: value.trim() };
}
