import { range } from '../drawing/numbers.ts';

/** Characters that fit on the line at the narrowest width at which plain-head.css shows it. */
const lineChars = [40, 84, 98, 124, 180, 256];
/** Characters between two names, and between a leader and its name. */
const nameGap = 2;
const leaderGap = 1;
const rowEm = 1.4;
const maxRows = 3;

interface Named {
  name: string;
  /** Where the group begins, in shares of the line. */
  ring: number;
}
interface Props {
  named: readonly Named[];
}

/** The name of each group at a leader from its ring; where not all fit, those of the first and the last. */
export function HeadNames({ named }: Props) {
  const ends = named.filter((_, index) => index === 0 || index === named.length - 1);
  return lineChars.map((chars) => {
    const places = [named, ends]
      .map((some) => layOutNames(some, chars))
      .find((layout) => layout && countRows(layout) <= maxRows);
    return (
      places && (
        <svg
          key={chars}
          className={`plain-head-names names-${chars}`}
          height={`${rowEm * countRows(places)}em`}
          aria-hidden="true"
        >
          {places.map((place) => (
            <Name key={place.ring} {...place} ring={`${(100 * place.ring) / chars}%`} />
          ))}
        </svg>
      )
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
  const shapes = named.flatMap((name, index) => shapeName(name, chars, named[index - 1]) ?? []);
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

/** @returns a name after its leader or before it, on two lines if it has to be; undefined if none of these fits */
function shapeName(
  { name, ring: share }: Named,
  chars: number,
  previous: Named | undefined,
): Shape | undefined {
  const ring = share * chars;
  const previousRing = (previous?.ring ?? 0) * chars;
  for (const lines of [[name], halve(name)]) {
    const length = leaderGap + getLength(lines);
    if (ring + length <= chars)
      return { lines, ring, start: ring, end: ring + length, isBefore: false };
    if (ring - length > previousRing)
      return { lines, ring, start: ring - length, end: ring, isBefore: true };
  }
  return undefined;
}

const getLength = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

/** @returns the two lines of a name, split at the space that leaves the shortest lines */
function halve(name: string): string[] {
  const words = name.split(' ');
  const halves = range(words.length).map((count) => [
    words.slice(0, count).join(' '),
    words.slice(count).join(' '),
  ]);
  const [shortest = []] = halves.toSorted((a, b) => getLength(a) - getLength(b));
  return shortest.filter(Boolean);
}
