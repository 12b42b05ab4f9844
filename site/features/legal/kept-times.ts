import {
  findByTag,
  getRange,
  type HtmlElement,
  parsePart,
  readText,
} from '../../text/html-source.ts';

/** How long one kind of data is kept. */
export interface KeptTime {
  name: string;
  time: string;
  /** Infinite if it has no date, such as until a visitor unsubscribes. */
  days: number;
}

export interface KeptTimes {
  title: string;
  times: KeptTime[];
  /** The largest unit that is not longer than all of them: a tick is one of it. */
  unit: string;
  unitDays: number;
  /** Whether the text has the table as well. One above the first heading is only drawn. */
  isInText: boolean;
}

const yearDays = 365.25;
/** In days, from the shortest to the longest. */
const units: Readonly<Record<string, number>> = { day: 1, month: yearDays / 12, year: yearDays };

/** A drawing of one bar compares nothing. */
const minBars = 2;

/**
 * @param html rendered Markdown
 * @returns the first table of periods with the name of its periods, shortest first
 */
export function findKeptTimes(html: string): KeptTimes | undefined {
  return parsePart(html)
    .filter(({ tagName }) => tagName === 'table')
    .map((table) => {
      const [head, ...rows] = findByTag(table, 'tr');
      const [, title = ''] = head ? readCells(head) : [];
      const isInText = getRange(table).start > html.indexOf('<h2');
      // A difference of two infinities is no number.
      const times = rows
        .flatMap((row) => readRow(row, isInText))
        .toSorted((a, b) => a.days - b.days || 0);
      const ends = times.map(({ days }) => days).filter(Number.isFinite);
      const [unit, unitDays] = Object.entries(units).findLast(
        ([, days]) => days <= Math.max(...ends),
      ) ?? ['day', 1];
      return { title, times, unit, unitDays, isInText, bars: ends.length };
    })
    .find(({ bars }) => bars >= minBars);
}

const readCells = (row: HtmlElement) => findByTag(row, 'th', 'td').map(readText);

/** A drawing of a table that is in the text too shows only what each period begins with. */
function readRow(row: HtmlElement, isInText: boolean): KeptTime[] {
  const [name, text, ...others] = readCells(row);
  if (!name || !text || others.length > 0) return [];
  const [period, count, unit] = /(\d+) (?:business )?(day|month|year)s?/.exec(text) ?? [];
  const short = period
    ? text.slice(0, text.indexOf(period) + period.length)
    : (text.split('. ')[0] ?? '');
  const days = period ? Number(count) * (units[unit ?? ''] ?? 0) : Number.POSITIVE_INFINITY;
  return [{ name, time: isInText ? short : text, days }];
}
