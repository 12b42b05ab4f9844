import { range } from '../../drawing/numbers.ts';
import { formatNumber } from '../../text/formats.ts';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import { createScale, Labels, Ticks } from '../../ui/Scale.tsx';
import type { KeptTimes as Props } from './kept-times.ts';
import './legal.css';

/** How long each thing lasts, at one scale: a dot at its end, a ring where no date is set. */
export function KeptTimes({ title, times, unit, unitDays, isInText }: Props) {
  const longest = Math.max(...times.map(({ days }) => days).filter(Number.isFinite));
  const units = Math.ceil(longest / unitDays - 0.01);
  return (
    <RailSection
      id="kept-times-title"
      title={title}
      headingClassName="type-subtitle"
      className={`kept-times on-lichen ${isInText ? 'screen-only' : ''}`}
      zone="section-small"
      anchor="kept-times"
    >
      <Units units={units} unit={unit} />
      <ul role="list">
        {times.map(({ name, time, days }) => (
          <li
            key={name}
            className={Number.isFinite(days) ? 'kept-times-row' : 'kept-times-row kept-times-open'}
          >
            <span className="semibold">{name}</span>
            {Number.isFinite(days) ? <Bar length={days / unitDays} units={units} /> : <OpenBar />}
            <span className="quiet">{keepNumbersTogether(time)}</span>
          </li>
        ))}
      </ul>
    </RailSection>
  );
}

/** Above more ticks than these, only the last one is named. */
const maxLabels = 4;

/** The names of the ticks, above all rows. */
function Units({ units, unit }: { units: number; unit: string }) {
  const named = range(units)
    .map((index) => index + 1)
    .filter((count) => count === units || units <= maxLabels);
  return (
    <div className="kept-times-row kept-times-scale" aria-hidden="true">
      <svg className="kept-times-bar" aria-hidden="true">
        <Labels
          scale={createScale(units)}
          at={named}
          y="1.125rem"
          className="kept-times-unit"
          name={(count) => formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' })}
        />
      </svg>
    </div>
  );
}

/** The bar, over a tick for each unit. */
function Bar({ length, units }: { length: number; units: number }) {
  const toX = createScale(units);
  return (
    <svg className="kept-times-bar" aria-hidden="true">
      {/* Origin: the left end of the bar, on the line. */}
      <svg y="50%" aria-hidden="true">
        <Ticks scale={toX} at={range(units + 1)} y1="-12" y2="12" />
        <svg width={toX(length)} aria-hidden="true">
          <rect className="kept-times-kept" width="100%" />
        </svg>
        <circle className="drawn-dot" cx={toX(length)} />
      </svg>
    </svg>
  );
}

/** No date is set, so there is nothing to compare at a scale. */
const OpenBar = () => (
  <svg className="kept-times-bar" aria-hidden="true">
    <svg y="50%" aria-hidden="true">
      <line className="hairline kept-times-goes-on" x2="100%" />
      <circle className="drawn-ring" />
    </svg>
  </svg>
);
