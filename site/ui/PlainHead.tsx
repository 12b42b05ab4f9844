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

/** More ticks are a gray band on a phone, which has only the rings then. */
const maxPhoneTicks = 30;

interface GroupsProps {
  counts: readonly number[];
}

/** Shares of the line by which two rings are apart on phones, on tablets, and on wider screens. */
const ringGaps = [
  { gap: 0.06, className: '' },
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
  const isDense = total > maxPhoneTicks;
  return (
    <svg
      className={isDense ? 'plain-head-parts plain-head-dense' : 'plain-head-parts'}
      aria-hidden="true"
    >
      <Ticks total={total} className={isDense ? 'only-from-tablet' : ''} />
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
  { chars: 86, className: 'only-tablet' },
  { chars: 124, className: 'only-from-laptop' },
];
/** Characters between two names. */
const nameGap = 2;
const rowEm = 1.4;
const maxRows = 4;

/** The name of each group under its ring, at the widths where all fit. */
function Names({ counts, names }: GroupsProps & { names: readonly string[] }) {
  const total = sum(counts);
  const begins = listBegins(counts);
  const named = names.flatMap((name, group) =>
    name ? [{ name, ring: (begins[group] ?? 0) / total }] : [],
  );
  return lineChars.map(({ chars, className }) => {
    const places = layOutNames(named, chars);
    const height = Math.max(...places.map(({ row }) => row + 1));
    if (height > maxRows) return null;
    return (
      <svg
        key={className}
        className={`plain-head-names ${className}`}
        height={`${rowEm * height}em`}
        aria-hidden="true"
      >
        {places.map(({ name, ring, start, row, isBefore }) => {
          const y = `${rowEm * row + 1}em`;
          return (
            <g key={name}>
              {row > 0 && <line className="hairline" x1={ring} x2={ring} y1="-1em" y2={y} />}
              <text
                x={isBefore ? ring : start}
                y={y}
                dx={row > 0 ? `${isBefore ? -0.4 : 0.4}em` : undefined}
                textAnchor={isBefore ? 'end' : undefined}
              >
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    );
  });
}

interface Place {
  ring: number;
  start: number;
  end: number;
  /** Infinite for a name without a place. */
  row: number;
  isBefore: boolean;
}

/**
 * @param named where each named group begins, in shares of the line
 * @param chars characters on the line
 * @returns the place of each name, in percent of the line: after its ring, or before it if the names after it do not
 *   fit. No leader crosses a name
 */
function layOutNames(named: readonly { name: string; ring: number }[], chars: number) {
  const toPercent = (place: number) => `${(100 * place) / chars}%`;
  const boxes = named.map(({ name, ring }) => ({ ring: ring * chars, length: name.length }));
  const layouts = range(named.length).map((before) => {
    const split = named.length - before;
    const after = layOutAfter(boxes.slice(0, split), chars);
    return [...after, ...layOutBefore(boxes.slice(split), after)];
  });
  const places = layouts.find((layout) => layout.every(({ row }) => row < maxRows)) ?? layouts[0];
  return (places ?? []).map(({ ring, start, row, isBefore }, group) => ({
    name: named[group]?.name,
    ring: toPercent(ring),
    start: toPercent(start),
    row,
    isBefore,
  }));
}

interface Box {
  ring: number;
  length: number;
}

/** Each on a row below those to its right that it would reach. */
function layOutAfter(boxes: readonly Box[], chars: number): Place[] {
  let right: Place[] = [];
  for (const [group, { ring, length }] of [...boxes.entries()].reverse()) {
    // The last one may end with the line, if its ring is near its start and no other is above it.
    const start = Math.min(ring, chars - length);
    const isLast = right.length === 0 && ring - start < length / 2;
    const fits = start === ring || (isLast && (boxes[group - 1]?.ring ?? 0) < start);
    const reached = right.filter((other) => other.start < start + length + nameGap);
    const row = fits ? Math.max(-1, ...reached.map((other) => other.row)) + 1 : Infinity;
    right = [{ ring, start, end: start + length, row, isBefore: false }, ...right];
  }
  return right;
}

/** Each on a row below those to its left that it would reach; none of them reaches its ring. */
function layOutBefore(boxes: readonly Box[], after: readonly Place[]): Place[] {
  let left = [...after];
  for (const { ring, length } of boxes) {
    const start = ring - length - nameGap;
    const reached = left.filter(({ end }) => end > start);
    const fits = start >= 0 && left.every(({ end }) => end < ring);
    const row = fits ? Math.max(0, ...reached.map((other) => other.row)) + 1 : Infinity;
    left = [...left, { ring, start, end: ring, row, isBefore: true }];
  }
  return left.slice(after.length);
}

function Ticks({ total, className }: { total: number; className: string }) {
  const toPercent = (count: number) => `${(100 * count) / total}%`;
  return (
    <g className={className}>
      <pattern id="part-ticks" width={toPercent(1)} height="100%" patternUnits="userSpaceOnUse">
        <rect className="plain-head-tick" width="2" height="100%" />
      </pattern>
      {/* The page's ring is the first tick. */}
      <rect
        className="plain-head-ticks"
        x={toPercent(0.5)}
        width={toPercent(total - 1)}
        height="100%"
        fill="url(#part-ticks)"
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
