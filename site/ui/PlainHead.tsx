import type { ReactNode } from 'react';
import { range } from '../drawing/numbers.ts';
import { Line, Ring } from '../motion/Line.tsx';
import './plain-head.css';

interface Props {
  title: string;
  lead?: string;
  /** Number of entries in each group on the page, which the line counts. */
  groupSizes?: readonly number[];
  /** Names of the groups, under the line; an empty one is left out. */
  groupNames?: readonly string[];
  /** Whether each entry is a ring rather than a tick. */
  hasStations?: boolean;
  /** Replaces the start of the line. */
  row?: ReactNode;
  /** Additional content beside the title. */
  children?: ReactNode;
}

/** A page's head: the title, a few words, and the start of the line, which counts what the page holds. */
export function PlainHead({ title, lead, groupSizes = [], row = <StartRow />, ...props }: Props) {
  const { groupNames = [], hasStations, children } = props;
  return (
    <section className="plain-head on-paper" aria-labelledby="page-title">
      <div className="frame">
        <div className="plain-head-words opening">
          <h1 id="page-title" className="type-hero">
            {title}
          </h1>
          <div className="plain-head-aside measure-34">
            {lead && <p className="type-lead">{lead}</p>}
            {children}
          </div>
        </div>
        <div className="zone plain-head-run">
          {row}
          {groupSizes.length > 0 &&
            (hasStations ? <Stations counts={groupSizes} /> : <Groups counts={groupSizes} />)}
          {groupNames.length > 0 && <Names counts={groupSizes} names={groupNames} />}
        </div>
      </div>
    </section>
  );
}

export const StartRow = () => (
  <>
    <Line className="plain-head-row row straight-h draws-now" draw="right" />
    <Line className="plain-head-exit bend-tr lane-right reach full" step={2} />
    <Ring className="row-ring" />
  </>
);

/** More ticks are a gray band on a phone, which has every fifth or tenth then. */
const maxPhoneTicks = 30;

interface GroupsProps {
  counts: readonly number[];
}

/** Shares of the line by which two rings are apart on phones, on tablets, and on wider screens. */
const ringGaps = [
  { gap: 0.045, className: '' },
  { gap: 0.036, className: 'only-from-tablet' },
  { gap: 0.03, className: 'only-from-laptop' },
];

/**
 * @returns the rings, each from the width on at which it touches no other, from the last one back; those that never
 *   fit are left out
 */
function spaceRings(begins: readonly number[], total: number) {
  const rings: { begin: number; className: string }[] = [];
  for (const { gap, className } of ringGaps)
    for (const begin of begins.slice(1).reverse()) {
      const isFree = [0, ...rings.map((ring) => ring.begin)].every(
        (other) => Math.abs(begin - other) / total >= gap,
      );
      if (isFree) rings.push({ begin, className });
    }
  return rings;
}

/** A ring where each group begins, and a tick for each entry in it. All ticks are the same distance apart. */
function Groups({ counts }: GroupsProps) {
  const total = sum(counts);
  const every = total > maxPhoneTicks ? 5 * Math.ceil(total / maxPhoneTicks / 5) : 1;
  return (
    <svg className="plain-head-parts" aria-hidden="true">
      <Ticks total={total} every={1} className={every > 1 ? 'only-from-tablet' : ''} />
      {every > 1 && <Ticks total={total} every={every} className="only-below-tablet" />}
      {spaceRings(listBegins(counts), total).map(({ begin, className }) => (
        <circle
          key={begin}
          className={`drawn-ring ${className}`}
          cx={`${(100 * begin) / total}%`}
          cy="0"
        />
      ))}
    </svg>
  );
}

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

/** The name of each group at a leader from its ring; where not all fit, those of the first and the last. */
function Names({ counts, names }: GroupsProps & { names: readonly string[] }) {
  const total = sum(counts);
  const begins = listBegins(counts);
  const named = names.flatMap((name, group) =>
    name ? [{ name, ring: (begins[group] ?? 0) / total }] : [],
  );
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

function Name({ ring, row, lines, isUnder }: Omit<Place, 'ring'> & { ring: string }) {
  const getBaseline = (line: number) => rowEm * (row + line) + 1;
  const leaderEnd = isUnder ? getBaseline(0) - 0.9 : getBaseline(lines.length - 1);
  return (
    <>
      <line className="hairline" x1={ring} x2={ring} y1="-1.0625rem" y2={`${leaderEnd}em`} />
      {lines.map((text, line) => (
        <text
          key={text}
          x={isUnder ? '100%' : ring}
          y={`${getBaseline(line)}em`}
          dx={isUnder ? undefined : '0.4em'}
          textAnchor={isUnder ? 'end' : undefined}
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
  /** Whether it ends with the line, under its leader. */
  isUnder: boolean;
}

const countRows = (places: readonly Place[]) =>
  Math.max(0, ...places.map(({ row, lines }) => row + lines.length));

/**
 * @param named where each named group begins, in shares of the line
 * @param chars characters on the line
 * @returns the place of each name, after its leader: below those to its right that it would reach, so that no leader
 *   crosses a name. One that does not fit is on two lines; the last one may end with the line
 */
function layOutNames(named: readonly { name: string; ring: number }[], chars: number): Place[] {
  let right: Place[] = [];
  for (const [index, { name, ring: share }] of [...named.entries()].reverse()) {
    const ring = share * chars;
    const before = right.length === 0 ? (named[index - 1]?.ring ?? 0) * chars : chars;
    const options = [[name], halve(name)];
    const fitting = options.find((option) => ring + leaderGap + getLength(option) <= chars);
    const isUnder = !fitting;
    const lines = fitting ?? options.find((option) => chars - getLength(option) > before);
    const length = getLength(lines ?? [name]);
    const start = isUnder ? chars - length : ring;
    const end = start + leaderGap + length + nameGap;
    const row = countRows(right.filter((other) => other.start < end));
    right = [{ ring, start, row: lines ? row : Infinity, lines: lines ?? [], isUnder }, ...right];
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

/** @param every how many entries a tick stands for */
function Ticks({ total, every, className }: { total: number; every: number; className: string }) {
  const toPercent = (count: number) => `${(100 * count) / total}%`;
  const id = `part-ticks-${every}`;
  return (
    <g className={className}>
      <pattern id={id} width={toPercent(every)} height="100%" patternUnits="userSpaceOnUse">
        <rect className="plain-head-tick" width="2" height="100%" />
      </pattern>
      {/* The page's ring is the first tick. */}
      <rect
        className="plain-head-ticks"
        x={toPercent(0.5)}
        width={toPercent(total - 1)}
        height="100%"
        fill={`url(#${id})`}
      />
    </g>
  );
}

/** A ring for each entry, all the same distance apart, and a long tick where each group begins. */
function Stations({ counts }: GroupsProps) {
  const total = sum(counts);
  const toPercent = (count: number) => `${(100 * count) / total}%`;
  return (
    <svg className="plain-head-parts" aria-hidden="true">
      {listBegins(counts).map((begin) => (
        <g key={begin} className="plain-head-part">
          <line x1={toPercent(begin)} x2={toPercent(begin)} y2="100%" />
        </g>
      ))}
      {range(total - 1).map((index) => (
        <circle key={index} className="drawn-ring" cx={toPercent(index + 1)} cy="0" />
      ))}
    </svg>
  );
}

/** @returns the number of entries before each group */
const listBegins = (counts: readonly number[]) =>
  counts.map((_, group) => sum(counts.slice(0, group)));

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
