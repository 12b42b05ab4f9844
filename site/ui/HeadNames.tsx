import { range } from '../drawing/numbers.ts';

/** Characters that fit on the line at the narrowest width at which plain-head.css shows it. */
const lineChars = [40, 84, 98, 124, 180, 256];
/** Characters between two names, and between a leader and its name. */
const nameGap = 1;
const leaderGap = 1;
/** Before a name that ends at its leader, so that it does not continue the name on its left. */
const beforeGap = 4;
const rowEm = 1.4;
/** Shorter lines may have names under others, and on a third row. */
const longLineChars = 90;
const getMaxRows = (chars: number) => (chars < longLineChars ? 3 : 2);

interface Named {
  name: string;
  /** Where the group begins, in shares of the line. */
  ring: number;
  /** Shown in place of the names where not all of them fit. */
  count?: number;
}
interface Props {
  named: readonly Named[];
}

/**
 * The name of each group at a leader from its ring; where not all fit, the number of entries under each ring, or the
 * names of the first and the last group.
 */
export function HeadNames({ named }: Props) {
  const ends = named.filter((_, index) => index === 0 || index === named.length - 1);
  const isCounted = named.some(({ count }) => count);
  return lineChars.map((chars) => {
    const places = [named, ...(isCounted ? [] : [ends])]
      .map((some) => layOutNames(some, chars))
      .find((layout) => layout && countRows(layout) <= getMaxRows(chars));
    if (!places && !isCounted) return null;
    return (
      <svg
        key={chars}
        className={`plain-head-names names-${chars}`}
        height={`${rowEm * (places ? countRows(places) : 1)}em`}
        aria-hidden="true"
      >
        {places
          ? places.map((place) => (
              <Name key={place.ring} {...place} ring={`${(100 * place.ring) / chars}%`} />
            ))
          : named.map(({ ring, count }) => (
              <text key={ring} x={`${100 * ring}%`} y="0.5em" textAnchor="middle">
                {count}
              </text>
            ))}
      </svg>
    );
  });
}

function Name({ ring, row, lines, isBefore }: Omit<Place, 'ring'> & { ring: string }) {
  const getBaseline = (line: number) => rowEm * (row + line) + 1;
  const leaderEnd = getBaseline(lines.length - 1);
  return (
    <>
      <line className="hairline" x1={ring} x2={ring} y1="-1.0625rem" y2={`${leaderEnd}em`} />
      {lines.map((text, line) => (
        <text
          key={text}
          x={ring}
          y={`${getBaseline(line)}em`}
          dx={isBefore ? '-0.4em' : '0.4em'}
          textAnchor={isBefore ? 'end' : undefined}
        >
          {text}
        </text>
      ))}
    </>
  );
}

/** In characters from the start of the line. */
interface Shape {
  ring: number;
  start: number;
  end: number;
  lines: string[];
  /** Whether it ends at its leader. */
  isBefore: boolean;
}
interface Place extends Shape {
  row: number;
}

const countRows = (places: readonly Place[]) =>
  Math.max(0, ...places.map(({ row, lines }) => row + lines.length));

/**
 * @param named where each named group begins, in shares of the line
 * @param chars characters on the line
 * @returns the place of each name, so that no leader crosses a name: under those to its right that it would reach. A
 *   last name that is before its leader is under those to its left. Undefined if a name does not fit
 */
function layOutNames(named: Props['named'], chars: number): Place[] | undefined {
  const shapes = named.flatMap(
    (name, index) => shapeName(name, chars, named[index - 1], named[index + 1]) ?? [],
  );
  if (shapes.length < named.length) return undefined;
  const [last, ...others] = shapes.toReversed();
  const isLastUnder = last?.isBefore && others.every(({ end }) => end + nameGap < last.ring);
  const places: Place[] = [];
  for (const shape of isLastUnder ? [...others, last] : shapes.toReversed()) {
    const reached = places.filter(
      ({ start, end }) => start < shape.end + nameGap && shape.start < end + nameGap,
    );
    places.push({ ...shape, row: countRows(reached) });
  }
  return places;
}

/**
 * @returns a name after its leader, on two lines if it does not reach the next leader then. If it does, before its leader
 *   or, on a short line, on up to three lines; undefined if none of these fits
 */
function shapeName(
  { name, ring: share }: Named,
  chars: number,
  previous: Named | undefined,
  next: Named | undefined,
): Shape | undefined {
  const ring = share * chars;
  const previousRing = (previous?.ring ?? 0) * chars;
  const toShape = (count: number, isBefore: boolean): Shape => {
    const lines = splitWords(name.split(' '), count);
    const length = leaderGap + Math.max(...lines.map((line) => line.length));
    return isBefore
      ? { lines, ring, start: ring - length - beforeGap, end: ring, isBefore }
      : { lines, ring, start: ring, end: ring + length, isBefore };
  };
  const nextRing = next ? next.ring * chars : chars + nameGap;
  const clear = (next ? [1, 2] : [1])
    .map((count) => toShape(count, false))
    .find(({ end }) => end + nameGap <= nextRing);
  if (clear) return clear;
  const before = toShape(1, true);
  const others =
    chars < longLineChars
      ? [toShape(1, false), before, toShape(2, false), toShape(3, false), toShape(2, true)]
      : [before];
  return others.find(({ start, end, isBefore }) =>
    isBefore ? start > previousRing : end <= chars,
  );
}

/** @returns words on up to `count` lines, of which the longest is as short as possible */
function splitWords(words: readonly string[], count: number): string[] {
  if (count === 1 || words.length === 1) return [words.join(' ')];
  const options = range(words.length - 1).map((index) => [
    words.slice(0, index + 1).join(' '),
    ...splitWords(words.slice(index + 1), count - 1),
  ]);
  const getLength = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  const [shortest = []] = options.toSorted((a, b) => getLength(a) - getLength(b));
  return shortest;
}
