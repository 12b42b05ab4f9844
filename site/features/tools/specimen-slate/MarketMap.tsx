import type { SpecimenSlate } from '../../../../lib/content/schemas/specimen-slate.ts';
import { range } from '../../../drawing/numbers.ts';
import { RailSection } from '../../../ui/RailSection.tsx';
import { daysPerWeek } from '../../worked-search/layout.ts';
import { layOutLines } from './layout.ts';
import './specimen-slate.css';

interface Props {
  slate: SpecimenSlate;
}

/** Everybody who was called, to scale: a line is a person, and the width is the days from the brief to the slate. */
export function MarketMap({ slate }: Props) {
  const { map, candidates } = slate;
  const shape = { from: map.from, to: map.to, slate: map.slate };
  return (
    <RailSection
      id="map-title"
      title={map.headline}
      className="slate-map on-ever"
      zone="section-zone"
    >
      <div className="slate-map-words above-16">
        <p className="type-lead">{map.called}</p>
        <p className="quiet">{map.legend}</p>
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
              {layOutLines(people, until, shape).map(({ from, to }, index) => (
                <line
                  key={from}
                  className="hairline"
                  x1={`${from}%`}
                  x2={`${to}%`}
                  y1={toMiddle(index, people)}
                  y2={toMiddle(index, people)}
                />
              ))}
            </svg>
            <p className="slate-why measure-30">
              <strong className="slate-count type-h3">{people}</strong> <span>{why}</span>
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
            {layOutLines(candidates.items.length, map.slate.day, shape).map(({ from }, index) => {
              const y = toMiddle(index, candidates.items.length);
              return (
                <g key={from}>
                  <line className="slate-open" x1={`${from}%`} x2="100%" y1={y} y2={y} />
                  <circle className="slate-ring drawn-ring" cx="100%" cy={y} />
                  <text className="slate-letter" x="100%" y={y} dx="20" dy="5">
                    {candidates.items[index]?.name}
                  </text>
                </g>
              );
            })}
          </svg>
          <p className="slate-why measure-30">
            <strong className="slate-count type-h3">{candidates.items.length}</strong>{' '}
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
    <rect key={week} className="slate-week" x={`${(100 * week * daysPerWeek) / day}%`} />
  ));

/** A tick for each day from the brief to the slate. */
function Days({ slate: { map } }: Props) {
  const { day, label } = map.slate;
  const toX = (place: number) => `${(100 * place) / day}%`;
  return (
    <svg className="slate-days above-32-48" aria-hidden="true">
      {range(day + 1).map((tick) => (
        <line
          key={tick}
          className="hairline"
          x1={toX(tick)}
          x2={toX(tick)}
          y1={tick % daysPerWeek === 0 || tick === day ? 22 : 28}
          y2="36"
        />
      ))}
      {range(Math.ceil(day / daysPerWeek)).map((week) => (
        <text key={week} className="slate-day" x={toX(week * daysPerWeek)} y="14">
          {week < maxNamedWeeks ? `${map.week} ${week + 1}` : week + 1}
        </text>
      ))}
      <text className="slate-day slate-day-last" x="100%" y="14">
        {label}
      </text>
    </svg>
  );
}
