import type {
  WorkedSearch as Search,
  Station,
  WorkedSearches,
} from '../../../lib/content/schemas/worked-search.ts';
import { range } from '../../drawing/numbers.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { fill } from '../../text/sentences.ts';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { formatDay } from './days.ts';
import { countSteps, daysPerWeek, layOutHairlines, layOutLeaders, layOutRow } from './layout.ts';
import './worked-search.css';

export interface WorkedSearchProps {
  search: Search & Pick<WorkedSearches, 'words' | 'sample'>;
  /** The rail on which the line enters and leaves. */
  rail: 'left' | 'right';
}

/**
 * One search from the brief to month three, to scale, with a disclosure for each of its days. Its sheet comes with
 * the page: the home page loads it late.
 */
export function WorkedSearch({ search, rail }: WorkedSearchProps) {
  const { headline, lead, sample, stations, words } = search;
  return (
    <section className="worked-search on-ever" aria-labelledby="worked-search-title">
      <div className="frame">
        <div className="zone split worked-top">
          <Line className={`lane-${rail} straight-v full`} />
          <SectionHeading id="worked-search-title">{headline}</SectionHeading>
          <div className="measure-34">
            <p className="type-lead">
              {lead}
              {sample && <SampleMark />}
            </p>
            <p className="above-16 balance quiet type-small">
              {words.legend}
              {layOutRow(stations).breaks.length > 0 && ` ${words.breaks}`}
            </p>
          </div>
        </div>
        {rail === 'right' && <Crossing from="right" />}
        <div className="worked-room to-window">
          <Row search={search} />
          <Crossing from="right" className="worked-fold screen-only" />
          <Days search={search} />
          {rail === 'left' ? (
            <Crossing from="right" className="worked-return" />
          ) : (
            <Crossing from="left" className="worked-fold screen-only" />
          )}
        </div>
      </div>
    </section>
  );
}

/** How far the line of a person who left fades out, as a share of the row. */
const tailShare = 0.06;

/** Below the width of a laptop, no more weeks before a break have room for their numbers. */
const maxNumbers = 6;

/** The row to scale, with the people called above it and the weeks below. */
function Row({ search: { stations, words } }: Pick<WorkedSearchProps, 'search'>) {
  const { length, breaks, weeks } = layOutRow(stations);
  const early = weeks.filter((week) => week * daysPerWeek < (breaks[0]?.to ?? Infinity)).length;
  const numbered = Math.ceil(early / maxNumbers);
  const hairlines = layOutHairlines(stations);
  const height = countSteps(stations);
  const signed = stations.findIndex((station) => station.signed);
  const draw = (lines: readonly (readonly [number, number, number])[]) =>
    lines.map(([x1, x2, y]) => `M${round(x1)} ${height - y}H${round(x2)}`).join('');
  return (
    <div className="zone worked-row">
      <ol role="list" className="worked-weeks quiet" aria-hidden="true">
        {weeks.map((week, index) => (
          <li key={week} className="worked-week">
            <span className={index < early && index % numbered ? 'only-from-laptop' : undefined}>
              {week === 0 ? `${words.week} 1` : week + 1}
            </span>
          </li>
        ))}
      </ol>
      <svg
        className="worked-people"
        viewBox={`0 0 ${length} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-draw="right"
      >
        <path
          className="worked-gone hairline"
          d={draw(hairlines.map(({ to, height }) => [to, to + length * tailShare, height]))}
        />
        <path
          className="hairline"
          d={draw(hairlines.map(({ from, to, height }) => [from, to, height]))}
        />
      </svg>
      <Line className="worked-in lane-left bend-bl reach" />
      <Line className="worked-thread" />
      <Line className="worked-run lane-right bend-tr" />
      <div aria-hidden="true">
        {stations.map(({ day, title }, index) => (
          <span key={`${day} ${title}`} className="worked-mark">
            {index === 0 ? (
              <Ring className="" />
            ) : index >= signed ? (
              <Dot className={index === signed ? '' : 'worked-later'} />
            ) : (
              <span className="worked-tick" />
            )}
          </span>
        ))}
        {breaks.map(({ from }) => (
          <span key={from} className="worked-mark">
            <span className="worked-cut" />
          </span>
        ))}
      </div>
    </div>
  );
}

/** The stations as disclosures, of which one at a time is open. */
function Days({ search }: Pick<WorkedSearchProps, 'search'>) {
  const { stations, words } = search;
  const directions = layOutLeaders(stations).map(({ direction }) => direction);
  const open = Math.max(
    stations.findIndex((station) => station.open),
    0,
  );
  const signed = stations.findIndex((station) => station.signed);
  return (
    <div className="zone worked-days">
      <Line className="worked-rail straight-v full" />
      <ol role="list" className="worked-stations">
        {stations.map((station, index) => (
          <li key={`${station.day} ${station.title}`} className="worked-station">
            <details name="worked-search" open={index === open}>
              <summary className="worked-summary">
                <span
                  className={`worked-leader worked-${directions[index] ?? 'straight'}`}
                  aria-hidden="true"
                />
                {index < signed ? (
                  <Ring className="worked-stop screen-only" />
                ) : (
                  <Dot className="worked-stop screen-only" />
                )}
                <span className="worked-date quiet type-small">
                  {formatDay(station.day, search)}
                </span>
                <h3 className="worked-title type-h4 link-fading">{station.title}</h3>
                <span className="worked-toggle screen-only" aria-hidden="true" />
              </summary>
              <Panel station={station} date={formatDay(station.day, search)} words={words} />
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Panel({
  station,
  date,
  words,
}: {
  station: Station;
  date: string;
  words: WorkedSearches['words'];
}) {
  const { people, text, reasons, cases } = station;
  return (
    <div className="worked-panel">
      <p className="worked-when type-count" aria-hidden="true">
        {date}
      </p>
      <p className="worked-text type-lead">{text}</p>
      {people !== undefined && (
        <p className="worked-left cluster quiet">
          <Strokes count={people} /> {fill(words.people, { people: String(people) })}
        </p>
      )}
      {reasons.length > 0 && (
        <ul role="list" className="worked-list">
          {reasons.map(({ people: count, why }) => (
            <li key={why} className="worked-reason">
              <Strokes count={count} />
              <strong className="bold">{count}</strong> {why}
            </li>
          ))}
        </ul>
      )}
      {cases.length > 0 && (
        <dl className="worked-list">
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
  <svg className="worked-strokes hairline" width={count * 5} height="20" aria-hidden="true">
    <path
      d={range(count)
        .map((stroke) => `M${stroke * 5 + 2} 0v20`)
        .join('')}
    />
  </svg>
);

const round = (value: number) => Math.round(value * 100) / 100;
