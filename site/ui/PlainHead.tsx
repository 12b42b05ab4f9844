import type { ReactNode } from 'react';
import { range } from '../drawing/numbers.ts';
import { Line, Ring } from '../motion/Line.tsx';
import './plain-head.css';

interface Props {
  title: string;
  lead?: string;
  /** Number of entries in each group on the page, which the line counts. */
  groupSizes?: readonly number[];
  /** Names of the groups, under the line. */
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

/** A ring where each group begins, and a tick for each entry in it. All ticks are the same distance apart. */
function Groups({ counts }: GroupsProps) {
  const total = sum(counts);
  const begins = listBegins(counts);
  const isDense = total > maxPhoneTicks;
  return (
    <svg
      className={isDense ? 'plain-head-parts plain-head-dense' : 'plain-head-parts'}
      aria-hidden="true"
    >
      <Ticks total={total} className={isDense ? 'only-from-tablet' : ''} />
      {begins.slice(1).map((begin) => (
        <circle key={begin} className="drawn-ring" cx={`${(100 * begin) / total}%`} cy="0" />
      ))}
    </svg>
  );
}

/** Characters that fit on the line of the narrowest phone, tablet and laptop. */
const lineChars = [
  { chars: 34, className: 'only-below-tablet' },
  { chars: 75, className: 'only-tablet' },
  { chars: 100, className: 'only-from-laptop' },
];
/** Characters between two names. */
const nameGap = 2;
const rowEm = 1.4;

/** The name of each group under its ring, on as many rows as it takes so that none crosses another. */
function Names({ counts, names }: GroupsProps & { names: readonly string[] }) {
  return lineChars.map(({ chars, className }) => {
    const placed = layOutNames(counts, names, chars);
    const rows = Math.max(0, ...placed.map(({ row }) => row + 1));
    return (
      <svg
        key={className}
        className={`plain-head-names ${className}`}
        height={`${rowEm * rows}em`}
        aria-hidden="true"
      >
        {placed.map(({ name, x, row, anchor }) => (
          <text key={name} textAnchor={anchor} x={`${x}%`} y={`${rowEm * row + 1}em`}>
            {name}
          </text>
        ))}
      </svg>
    );
  });
}

interface PlacedName {
  name: string;
  /** Percent of the line. */
  x: number;
  row: number;
  anchor: 'start' | 'end';
}

/** @returns the place of each name on a line of so many characters; one that would pass the end of the line ends at its ring */
function layOutNames(counts: readonly number[], names: readonly string[], chars: number) {
  const total = sum(counts);
  const begins = listBegins(counts);
  /** Where the last name of each row ends, in characters. */
  const rowEnds: number[] = [];
  return names.map((name, group): PlacedName => {
    const share = (begins[group] ?? 0) / total;
    const ring = share * chars;
    const fits = ring + name.length <= chars;
    const anchor = fits || ring < name.length ? 'start' : 'end';
    const x = fits || anchor === 'end' ? 100 * share : 0;
    const start = (x / 100) * chars - (anchor === 'end' ? name.length : 0);
    const free = rowEnds.findIndex((end) => end <= start);
    const row = free < 0 ? rowEnds.length : free;
    rowEnds[row] = start + name.length + nameGap;
    return { name, x, row, anchor };
  });
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
