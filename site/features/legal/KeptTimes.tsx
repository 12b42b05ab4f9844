import { range } from '../../drawing/numbers.ts';
import { formatNumber } from '../../text/formats.ts';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import type { KeptTimes as Props } from './kept-times.ts';
import './kept-times.css';

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
      zone="kept-times-zone"
      anchor="kept-times"
    >
      <Scale units={units} unit={unit} />
      <ul role="list">
        {times.map(({ name, time, days }) => (
          <li
            key={name}
            className={Number.isFinite(days) ? 'kept-times-row' : 'kept-times-row kept-times-open'}
          >
            <span className="semibold">{name}</span>
            {Number.isFinite(days) ? (
              <Bar share={days / (units * unitDays)} units={units} />
            ) : (
              <OpenBar />
            )}
            <span className="quiet">{keepNumbersTogether(time)}</span>
          </li>
        ))}
      </ul>
    </RailSection>
  );
}

const toX = (part: number) => `${100 * part}%`;

/** Above more ticks than these, only the last one is named. */
const maxLabels = 4;

/** The names of the ticks, above all rows. */
function Scale({ units, unit }: { units: number; unit: string }) {
  const named = range(units)
    .map((index) => index + 1)
    .filter((count) => count === units || units <= maxLabels);
  return (
    <div className="kept-times-row kept-times-scale" aria-hidden="true">
      <svg className="kept-times-bar" aria-hidden="true">
        {named.map((count) => (
          <text key={count} className="kept-times-unit" x={toX(count / units)} y="1.125rem">
            {formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' })}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** The bar, over a tick for each unit. */
function Bar({ share, units }: { share: number; units: number }) {
  return (
    <svg className="kept-times-bar" aria-hidden="true">
      {/* Origin: the left end of the bar, on the line. */}
      <svg y="50%" aria-hidden="true">
        {range(units + 1).map((unit) => (
          <line
            key={unit}
            className="drawn-tick"
            x1={toX(unit / units)}
            x2={toX(unit / units)}
            y1="-12"
            y2="12"
          />
        ))}
        <svg width={toX(share)} aria-hidden="true">
          <rect className="kept-times-kept" width="100%" />
        </svg>
        <circle className="drawn-dot" cx={toX(share)} />
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
