import type { SpecimenSlate } from '../../../../lib/content/schemas/service.ts';
import { range } from '../../../drawing/numbers.ts';
import { RailSection } from '../../../ui/RailSection.tsx';
import { createScale, Labels, Ticks } from '../../../ui/Scale.tsx';
import { daysPerWeek } from '../../worked-search/layout.ts';
import { layOutLines } from './layout.ts';
import './market-map.css';

export const specimenSlatePath = '/tools/specimen-slate';

interface Props {
  slate: SpecimenSlate;
}

/** Everybody who was called, to scale: a line is a person, and the width is the days from the brief to the slate. */
export function MarketMap({ slate }: Props) {
  const { map, candidates } = slate;
  return (
    <RailSection
      id="map-title"
      title={map.headline}
      className="slate-map on-ever"
      zone="section-zone"
    >
      <div className="columns laptop-2 print-2 row-gap-16 above-16">
        <p className="measure-34 type-lead">{map.called}</p>
        <p className="measure-34 quiet">{map.legend}</p>
      </div>
      <Days slate={slate} />
      <ul role="list" className="above-12">
        {map.groups.map(({ people, until, why }) => (
          <li key={why} className="slate-group pad-y-14 print-pad-y-6">
            <People slate={slate} count={people} until={until} pitchRem={pitchRem} />
            <Why count={people}>{why}</Why>
          </li>
        ))}
        <li className="slate-group pad-y-14 print-pad-y-6">
          <Kept slate={slate} pitchRem={keptPitchRem} />
          <Why count={candidates.items.length}>{map.slate.why}</Why>
        </li>
      </ul>
    </RailSection>
  );
}

/** The map without its words: everybody who was called, down to those of the slate. */
export const MapInShort = ({ slate }: Props) => (
  <div className="pad-y-4 overflow-clip">
    {slate.map.groups.map(({ people, until, why }) => (
      <People key={why} slate={slate} count={people} until={until} pitchRem={shortPitchRem} />
    ))}
    <Kept slate={slate} pitchRem={shortKeptPitchRem} />
  </div>
);

const Why = ({ count, children }: { count: number; children: string }) => (
  <p className="slate-why measure-30">
    <strong className="leading-120 tabular type-h3">{count}</strong> <span>{children}</span>
  </p>
);

/** Between two people, and between two of the slate. On paper the type is smaller. */
const pitchRem = 0.5;
const keptPitchRem = 1.875;
const shortPitchRem = 0.1875;
const shortKeptPitchRem = 1.375;
/** More names do not fit on the narrowest screen. */
const maxNamedWeeks = 2;

interface PeopleProps extends Props {
  count: number;
  /** The day on which all of them are out. */
  until: number;
  pitchRem: number;
  /** Those of the slate: a line ends in a ring with its name. */
  names?: readonly string[];
}

/** A line for each person, from the day of the call. */
function People({ slate: { map }, count, until, pitchRem, names }: PeopleProps) {
  const toX = createScale(map.slate.day);
  return (
    <svg
      className="slate-lines"
      height={`${count * pitchRem}rem`}
      data-draw="right"
      aria-hidden="true"
    >
      {/* Down the map where each week begins. */}
      {listWeeks(map.slate.day).map((week) => (
        <rect key={week} className="slate-week" x={toX(week * daysPerWeek)} />
      ))}
      {layOutLines(count, until, map).map(({ from, to }, index) => {
        const y = `${(100 * (index + 0.5)) / count}%`;
        return (
          <g key={from}>
            <line
              className={names ? 'slate-open' : 'hairline'}
              x1={toX(from)}
              x2={toX(to)}
              y1={y}
              y2={y}
            />
            {names && (
              <>
                <circle className="drawn-ring" cx="100%" cy={y} />
                <text className="slate-letter" x="100%" y={y} dx="20" dy="5">
                  {names[index]}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}

const Kept = ({ slate, pitchRem }: Props & Pick<PeopleProps, 'pitchRem'>) => (
  <People
    slate={slate}
    count={slate.candidates.items.length}
    until={slate.map.slate.day}
    pitchRem={pitchRem}
    names={slate.candidates.items.map(({ name }) => name)}
  />
);

const listWeeks = (days: number) => range(Math.ceil(days / daysPerWeek));

/** A tick for each day from the brief to the slate. */
function Days({ slate: { map } }: Props) {
  const { day, label } = map.slate;
  const toX = createScale(day);
  return (
    <svg className="slate-days above-32-48" aria-hidden="true">
      <Ticks scale={toX} at={range(day + 1)} className="hairline" y1={28} y2={36} />
      <Ticks
        scale={toX}
        at={[...listWeeks(day).map((week) => week * daysPerWeek), day]}
        className="hairline"
        y1={22}
        y2={28}
      />
      <Labels
        scale={createScale(day / daysPerWeek)}
        at={listWeeks(day)}
        y="14"
        className="slate-day"
        name={(week) => (week < maxNamedWeeks ? `${map.week} ${week + 1}` : week + 1)}
      />
      <text className="slate-day slate-day-last" x="100%" y="14">
        {label}
      </text>
    </svg>
  );
}
