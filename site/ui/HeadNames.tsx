import { range } from '../drawing/numbers.ts';

/** Characters that fit on the line of the narrowest phone, tablet and laptop. */
const lineChars = [
  { chars: 40, className: 'only-below-tablet' },
  { chars: 84, className: 'only-tablet' },
  { chars: 124, className: 'only-from-laptop' },
];
/** Characters between two names, and between a leader and its name. */
const nameGap = 2;
const leaderGap = 1;
const rowEm = 1.4;
const maxRows = 5;

interface Props {
  /** Where each named group begins, in shares of the line. */
  named: readonly { name: string; ring: number }[];
}

/** The name of each group at a leader from its ring; where not all fit, those of the first and the last. */
export function HeadNames({ named }: Props) {
  const ends = named.filter((_, index) => index === 0 || index === named.length - 1);
  return lineChars.map(({ chars, className }) => {
    const places = [named, ends]
      .map((some) => layOutNames(some, chars))
      .find((layout) => countRows(layout) <= maxRows);
    return (
      places && (
        <svg
          key={className}
          className={`plain-head-names ${className}`}
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
interface Place {
  ring: number;
  start: number;
  /** Infinite for a name without a place. */
  row: number;
  lines: string[];
  /** Whether it ends at its leader. */
  isBefore: boolean;
}

const countRows = (places: readonly Place[]) =>
  Math.max(0, ...places.map(({ row, lines }) => row + lines.length));

/**
 * @param named where each named group begins, in shares of the line
 * @param chars characters on the line
 * @returns the place of each name, after its leader: below those to its right that it would reach, so that no leader
 *   crosses a name. One that does not fit is on two lines; the last one may be before its leader
 */
function layOutNames(named: Props['named'], chars: number): Place[] {
  let right: Place[] = [];
  for (const [index, { name, ring: share }] of [...named.entries()].reverse()) {
    const ring = share * chars;
    const previous = right.length === 0 ? (named[index - 1]?.ring ?? 0) * chars : chars;
    const options = [[name], halve(name)];
    const after = options.find((option) => ring + leaderGap + getLength(option) <= chars);
    const lines =
      after ?? options.find((option) => ring - leaderGap - getLength(option) > previous);
    const length = leaderGap + getLength(lines ?? [name]);
    const start = after ? ring : ring - length;
    const row = countRows(right.filter((other) => other.start < start + length + nameGap));
    const isBefore = !after;
    right = [{ ring, start, row: lines ? row : Infinity, lines: lines ?? [], isBefore }, ...right];
  }
  return right;
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
