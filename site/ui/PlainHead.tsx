import type { ReactNode } from 'react';
import { range } from '../drawing/numbers.ts';
import { Line, Ring } from '../motion/Line.tsx';
import { HeadNames } from './HeadNames.tsx';
import './plain-head.css';

interface Props {
  title: string;
  lead?: string;
  /** Number of entries in each group on the page, which the line counts. */
  groupSizes?: readonly number[];
  /** Names of the groups, under the line; an empty one is left out. */
  groupNames?: readonly string[];
  /** Whether the number of entries replaces the names where not all of them fit. */
  isCounted?: boolean;
  /** Whether each entry is a ring rather than a tick. */
  hasStations?: boolean;
  /** Replaces the start of the line. */
  row?: ReactNode;
  /** Additional content beside the title. */
  children?: ReactNode;
}

/** A page's head: the title, a few words, and the start of the line, which counts what the page holds. */
export function PlainHead({ title, lead, groupSizes = [], row = <StartRow />, ...props }: Props) {
  const { groupNames = [], isCounted = false, hasStations, children } = props;
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
          {groupNames.length > 0 && (
            <HeadNames named={placeNames(groupSizes, groupNames, isCounted)} />
          )}
        </div>
      </div>
    </section>
  );
}

export const StartRow = () => (
  <>
    <Line className="row straight-h" />
    <Line className="plain-head-exit bend-tr lane-right reach full" />
    <Ring className="row-ring" />
  </>
);

/** More ticks are a gray band on a phone, and fewer of them would stand beside the rings and not under them. */
const maxPhoneTicks = 40;

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
  return (
    <svg className="plain-head-parts" aria-hidden="true">
      <Ticks total={total} className={total > maxPhoneTicks ? 'only-from-tablet' : ''} />
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

function placeNames(counts: readonly number[], names: readonly string[], isCounted: boolean) {
  const [begins, total] = [listBegins(counts), sum(counts)];
  return names.flatMap((name, group) =>
    name
      ? [{ name, ring: (begins[group] ?? 0) / total, count: isCounted ? counts[group] : undefined }]
      : [],
  );
}

/** @returns the number of entries before each group */
const listBegins = (counts: readonly number[]) =>
  counts.map((_, group) => sum(counts.slice(0, group)));

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
