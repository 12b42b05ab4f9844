import type { ReactNode } from 'react';
import { range } from '../drawing/numbers.ts';
import { Line, Ring } from '../motion/Line.tsx';
import './plain-head.css';

interface Props {
  title: string;
  lead?: string;
  /** How many things each part of the page holds, for the line to count. */
  parts?: readonly number[];
  /** Of the parts. With them, each thing is a station rather than a tick. */
  names?: readonly string[];
  /** Another start of the line. */
  row?: ReactNode;
  /** More beside the title. */
  children?: ReactNode;
}

/** A page's head: the title, a few words, and the start of the line, which counts what the page holds. */
export function PlainHead({ title, lead, parts = [], row = <StartRow />, ...props }: Props) {
  const { names, children } = props;
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
        <div className="zone plain-head-run to-window">
          {row}
          {parts.length > 0 &&
            (names ? <Stations counts={parts} names={names} /> : <Parts counts={parts} />)}
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

/** A ring where each part begins, and a tick for each thing in it. All ticks are the same distance apart. */
function Parts({ counts }: { counts: readonly number[] }) {
  const total = sum(counts);
  const begins = counts.map((_, part) => sum(counts.slice(0, part)));
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

function Ticks({ total, className }: { total: number; className: string }) {
  const share = (count: number) => `${(100 * count) / total}%`;
  return (
    <g className={className}>
      <pattern id="part-ticks" width={share(1)} height="100%" patternUnits="userSpaceOnUse">
        <rect className="plain-head-tick" width="2" height="100%" />
      </pattern>
      {/* The page's ring is the first tick. */}
      <rect
        className="plain-head-ticks"
        x={share(0.5)}
        width={share(total - 1)}
        height="100%"
        fill="url(#part-ticks)"
      />
    </g>
  );
}

interface StationsProps {
  counts: readonly number[];
  names: readonly string[];
}

/** A ring for each thing, all the same distance apart, and a long tick with its name where each part begins. */
function Stations({ counts, names }: StationsProps) {
  const total = sum(counts);
  const share = (count: number) => `${(100 * count) / total}%`;
  return (
    <svg className="plain-head-parts" aria-hidden="true">
      {counts.map((_, part) => {
        const begin = sum(counts.slice(0, part));
        const x = share(begin);
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
              {names[part]}
            </text>
          </g>
        );
      })}
      {range(total - 1).map((index) => (
        <circle key={index} className="drawn-ring" cx={share(index + 1)} cy="0" />
      ))}
    </svg>
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
