import type { ReactNode } from 'react';
import type {
  WorkedSearch as Search,
  Station,
  WorkedSearches,
} from '../../../lib/content/schemas/service.ts';
import { range } from '../../drawing/numbers.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Line } from '../../motion/Line.tsx';
import { fill } from '../../text/sentences.ts';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { createScale } from '../../ui/Scale.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { countSteps, daysPerWeek, layOutHairlines, layOutRow } from './layout.ts';
import './worked-search.css';

export interface WorkedSearchProps {
  search: Search & Pick<WorkedSearches, 'words' | 'sample'>;
  /** What happened on its days. */
  children: ReactNode;
}

/** One search from the brief to month three, to scale, and its days. */
export function WorkedSearch({ search, children }: WorkedSearchProps) {
  return (
    <section className="worked-search on-ever" aria-labelledby="worked-search-title">
      <div className="frame">
        <div className="zone split split-7 grid worked-top">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="worked-search-title">{search.headline}</SectionHeading>
          <SearchWords search={search} />
        </div>
        <Crossing from="right" />
        <div className="to-window">
          <Row search={search} />
          <Crossing from="right" />
          {children}
          <Crossing from="left" />
        </div>
      </div>
    </section>
  );
}

/** What happened, and how to read the row. */
export const SearchWords = ({
  search: { lead, sample, stations, words },
}: Pick<WorkedSearchProps, 'search'>) => (
  <div className="measure-34">
    <p className="type-lead">
      {lead}
      {sample && <SampleMark />}
    </p>
    <p className="above-8 balance quiet type-small">
      {words.legend}
      {layOutRow(stations).breaks.length > 0 && ` ${words.breaks}`}
    </p>
  </div>
);

/** How far the line of a person who left fades out, as a share of the row. */
const tailShare = 0.06;

/** Below the width of a laptop, no more weeks before a break have room for their numbers. */
const maxNumbers = 6;

/** Between the lines of two people. */
const pitchPx = 4;
/** Few people, such as those of a fast track, have more room. */
const minHeightPx = 144;

/** The row to scale, with the people called above it and the weeks over them. */
export function Row({ search: { stations, words } }: Pick<WorkedSearchProps, 'search'>) {
  const { length, breaks, weeks, place } = layOutRow(stations);
  const early = weeks.filter((week) => week * daysPerWeek < (breaks[0]?.to ?? Infinity)).length;
  const numbered = Math.ceil(early / maxNumbers);
  const steps = countSteps(stations);
  const signed = stations.findIndex((station) => station.signed);
  const scale = createScale(length);
  const toX = (day: number) => scale(place(day));
  const signedX = toX(stations[signed]?.day ?? 0);
  const lines = layOutHairlines(stations);
  const draw = (ends: readonly (readonly [number, number, number])[]) =>
    ends.map(([x1, x2, y]) => `M${round(x1)} ${steps - y}H${round(x2)}`).join('');
  return (
    <div className="zone worked-row">
      <svg className="worked-weeks quiet" aria-hidden="true">
        {weeks.map((week, index) => (
          <g key={week}>
            <line className="hairline" {...at(toX(week * daysPerWeek))} y1="1.5rem" y2="2rem" />
            <text
              x={toX(week * daysPerWeek)}
              y="1em"
              className={index < early && index % numbered ? 'only-from-laptop' : undefined}
            >
              {week === 0 ? `${words.week} 1` : week + 1}
            </text>
          </g>
        ))}
      </svg>
      <svg
        className="worked-people"
        viewBox={`0 0 ${length} ${steps}`}
        height={Math.max(steps * pitchPx, minHeightPx)}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-draw="right"
      >
        <path
          className="worked-gone hairline"
          d={draw(lines.map(({ to, height }) => [to, to + length * tailShare, height]))}
        />
        <path
          className="hairline"
          d={draw(lines.map(({ from, to, height }) => [from, to, height]))}
        />
      </svg>
      <Line className="worked-in lane-left bend-bl reach" />
      <svg className="worked-thread" aria-hidden="true">
        <line x2={signedX} />
        <line className="worked-signed" x1={signedX} x2="100%" />
        {stations.map(({ day, title }, index) =>
          index > 0 && index < signed ? (
            <line key={title} {...at(toX(day))} y1="-5" y2="5" />
          ) : (
            <circle
              key={title}
              className={
                index === 0 ? 'drawn-ring' : index > signed ? 'drawn-small-dot' : 'drawn-dot'
              }
              cx={toX(day)}
            />
          ),
        )}
        {breaks.map(({ from, to }) => (
          <svg key={from} aria-hidden="true" x={toX((from + to) / 2)}>
            <path className="stroke-text" d="M-8 10L-2 -10M2 10L8 -10" />
          </svg>
        ))}
      </svg>
      <Line className="worked-run lane-right bend-tr" />
    </div>
  );
}

const at = (x: string) => ({ x1: x, x2: x });

export function Panel({ station, words }: { station: Station; words: WorkedSearches['words'] }) {
  const { people, text, reasons, cases } = station;
  return (
    <div className="worked-panel columns">
      <p className="worked-text measure-36">{text}</p>
      {people !== undefined && (
        <p className="row-gap-4 column-gap-12 cluster align-center quiet small">
          <Strokes count={people} /> {fill(words.people, { people: String(people) })}
        </p>
      )}
      {reasons.length > 0 && (
        <ul role="list" className="worked-list columns">
          {reasons.map(({ people: count, why }) => (
            <li key={why} className="worked-reason">
              <Strokes count={count} />
              <strong className="bold">{count}</strong> {why}
            </li>
          ))}
        </ul>
      )}
      {cases.length > 0 && (
        <dl className="worked-list columns">
          {cases.map(({ title, text: against }) => (
            <div key={title} className="worked-case">
              <dt className="semibold">{title}</dt>
              <dd>{against}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** A hairline for each person. */
const Strokes = ({ count }: { count: number }) => (
  <svg
    className="worked-strokes rigid max-full hairline"
    width={count * 5}
    height="20"
    aria-hidden="true"
  >
    <path
      d={range(count)
        .map((stroke) => `M${stroke * 5 + 2} 0v20`)
        .join('')}
    />
  </svg>
);

const round = (value: number) => Math.round(value * 100) / 100;
