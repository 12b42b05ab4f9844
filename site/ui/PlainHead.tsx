import type { ReactNode } from 'react';
import { range } from '../drawing/numbers.ts';
import { Line, Ring } from '../motion/Line.tsx';
import './plain-head.css';

interface Props {
  title: string;
  lead?: string;
  /** Number of entries in each group on the page, which the line counts. */
  groupSizes?: readonly number[];
  /** Names of the groups; those that fit are beside the line. */
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
            (hasStations ? (
              <Stations counts={groupSizes} names={groupNames} />
            ) : (
              <Groups counts={groupSizes} names={groupNames} />
            ))}
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
  names: readonly string[];
}

/** A ring where each group begins, and a tick for each entry in it. All ticks are the same distance apart. */
function Groups({ counts, names }: GroupsProps) {
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
      {layOutNames(counts, names).map(({ name, begin, anchor }) => (
        <text
          key={begin}
          className="plain-head-name only-from-laptop"
          textAnchor={anchor}
          x={`${(100 * begin) / total}%`}
          y="100%"
          dy="1.6em"
        >
          {name}
        </text>
      ))}
    </svg>
  );
}

/** Characters that fit on the line of the narrowest laptop. */
const maxLineChars = 100;

interface PlacedName {
  name: string;
  /** Number of entries before it. */
  begin: number;
  anchor: 'start' | 'end';
}

/** @returns the names that fit before the next one */
function layOutNames(counts: readonly number[], names: readonly string[]): PlacedName[] {
  const charsPerEntry = maxLineChars / sum(counts);
  const begins = listBegins(counts);
  return names.flatMap((name, group): PlacedName[] => {
    const begin = begins[group] ?? 0;
    const isLast = group === counts.length - 1;
    // The last one may end at the line's end instead.
    const room = (counts[group] ?? 0) * charsPerEntry;
    if (name.length + 2 <= room) return [{ name, begin, anchor: 'start' }];
    const before = (counts[group - 1] ?? 0) * charsPerEntry - (names[group - 1]?.length ?? 0);
    return isLast && name.length + 2 <= before ? [{ name, begin, anchor: 'end' }] : [];
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

/** A ring for each entry, all the same distance apart, and a long tick with its name where each group begins. */
function Stations({ counts, names }: GroupsProps) {
  const total = sum(counts);
  const toPercent = (count: number) => `${(100 * count) / total}%`;
  return (
    <svg className="plain-head-parts" aria-hidden="true">
      {listBegins(counts).map((begin, group) => {
        const x = toPercent(begin);
        // A name that starts near the end would cross the rail.
        const anchor = begin > total * 0.6 ? 'end' : 'start';
        return (
          <g key={x} className="plain-head-part">
            <line x1={x} x2={x} y2="100%" />
            <text
              className="plain-head-name only-from-tablet"
              textAnchor={anchor}
              x={x}
              y="100%"
              dy="1.4em"
            >
              {names[group]}
            </text>
          </g>
        );
      })}
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
