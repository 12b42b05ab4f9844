import type { SpecimenSlate } from '../../../../lib/content/schemas/service.ts';
import { range } from '../../../drawing/numbers.ts';
import { RailSection } from '../../../ui/RailSection.tsx';
import { createScale, Labels, Ticks } from '../../../ui/Scale.tsx';
import { daysPerWeek } from '../../worked-search/layout.ts';
import { layOutLines } from './layout.ts';
import './specimen-slate.css';

interface Props {
  slate: SpecimenSlate;
}

/** Everybody who was called, to scale: a line is a person, and the width is the days from the brief to the slate. */
export function MarketMap({ slate }: Props) {
  const { map, candidates } = slate;
  const toX = createScale(map.slate.day);
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
          <li key={why} className="slate-group">
            <svg
              className="slate-lines"
              height={`${people * pitchRem}rem`}
              data-draw="right"
              aria-hidden="true"
            >
              <Weeks day={map.slate.day} />
              {layOutLines(people, until, map).map(({ from, to }, index) => (
                <line
                  key={from}
                  className="hairline"
                  x1={toX(from)}
                  x2={toX(to)}
                  y1={toMiddle(index, people)}
                  y2={toMiddle(index, people)}
                />
              ))}
            </svg>
            <p className="slate-why measure-30">
              <strong className="slate-count tabular type-h3">{people}</strong> <span>{why}</span>
            </p>
          </li>
        ))}
        <li className="slate-group">
          <svg
            className="slate-lines"
            height={`${candidates.items.length * keptPitchRem}rem`}
            data-draw="right"
            aria-hidden="true"
          >
            <Weeks day={map.slate.day} />
            {layOutLines(candidates.items.length, map.slate.day, map).map(({ from }, index) => {
              const y = toMiddle(index, candidates.items.length);
              return (
                <g key={from}>
                  <line className="slate-open" x1={toX(from)} x2="100%" y1={y} y2={y} />
                  <circle className="drawn-ring" cx="100%" cy={y} />
                  <text className="slate-letter" x="100%" y={y} dx="20" dy="5">
                    {candidates.items[index]?.name}
                  </text>
                </g>
              );
            })}
          </svg>
          <p className="slate-why measure-30">
            <strong className="slate-count tabular type-h3">{candidates.items.length}</strong>{' '}
            <span>{map.slate.why}</span>
          </p>
        </li>
      </ul>
    </RailSection>
  );
}

/** Between two people, and between two of the slate. On paper the type is smaller. */
const pitchRem = 0.5;
const keptPitchRem = 1.875;
/** More names do not fit on the narrowest screen. */
const maxNamedWeeks = 2;
const toMiddle = (index: number, count: number) => `${(100 * (index + 0.5)) / count}%`;

/** A line down the map where each week begins. */
const Weeks = ({ day }: { day: number }) =>
  range(Math.ceil(day / daysPerWeek)).map((week) => (
    <rect key={week} className="slate-week" x={createScale(day)(week * daysPerWeek)} />
  ));

/** A tick for each day from the brief to the slate. */
function Days({ slate: { map } }: Props) {
  const { day, label } = map.slate;
  const toX = createScale(day);
  return (
    <svg className="slate-days above-32-48" aria-hidden="true">
      <Ticks scale={toX} at={range(day + 1)} className="hairline" y1={28} y2={36} />
      <Ticks
        scale={toX}
        at={[...range(Math.ceil(day / daysPerWeek)).map((week) => week * daysPerWeek), day]}
        className="hairline"
        y1={22}
        y2={28}
      />
      <Labels
        scale={createScale(day / daysPerWeek)}
        at={range(Math.ceil(day / daysPerWeek))}
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
