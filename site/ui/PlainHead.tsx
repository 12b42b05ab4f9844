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
      <Names counts={counts} names={names} />
    </svg>
  );
}

/** Characters that fit on the line of the narrowest phone, tablet and laptop, and where names show that need so many. */
const lengths = [
  { chars: 34, className: '' },
  { chars: 75, className: 'only-from-tablet' },
  { chars: 100, className: 'only-from-laptop' },
];

/** The names that fit before the next one. The last one may end where its group begins. */
function Names({ counts, names }: GroupsProps) {
  const total = sum(counts);
  const begins = listBegins(counts);
  const place = (group: number, chars: number): 'start' | 'end' | undefined => {
    const measure = (index: number) => ((counts[index] ?? 0) * chars) / total;
    const needed = (names[group]?.length ?? 0) + 2;
    if (needed <= measure(group)) return 'start';
    const before = measure(group - 1) - (names[group - 1]?.length ?? 0);
    return group === counts.length - 1 && needed <= before ? 'end' : undefined;
  };
  return names.map((name, group) => {
    const fitting = lengths.find(({ chars }) => place(group, chars));
    return (
      fitting && (
        <text
          key={name}
          className={`plain-head-name ${fitting.className}`}
          textAnchor={place(group, fitting.chars)}
          x={`${(100 * (begins[group] ?? 0)) / total}%`}
          y="100%"
          dy="1.5em"
        >
          {name}
        </text>
      )
    );
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
      {listBegins(counts).map((begin) => (
        <g key={begin} className="plain-head-part">
          <line x1={toPercent(begin)} x2={toPercent(begin)} y2="100%" />
        </g>
      ))}
      <Names counts={counts} names={names} />
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
