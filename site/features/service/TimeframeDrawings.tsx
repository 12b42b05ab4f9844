import type { Service } from '../../../lib/content/schemas/service.ts';
import { dayStep } from '../../drawing/day-step.ts';
import { range } from '../../drawing/range.ts';
import { Dot, Line } from '../../motion/Line.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { defaultStations } from './TileDrawing.tsx';
import './timeframe.css';

/** More numbers do not fit on the narrowest screen. */
const maxNumbers = 7;

/** A line into the mark, with ticks for days and a small dot on the earliest day. */
export function RunToTheMark({ service: { days } }: { service: Service }) {
  const most = days.most ?? Math.max(days.least, 1);
  const step = dayStep(most, maxNumbers);
  const at = (day: number) => `${(day / most) * 100}%`;
  const ticks = range(Math.ceil(most / step))
    .slice(1)
    .map((tick) => tick * step);
  return (
    <>
      <Line className="run-line straight-h" draw="right" />
      <svg className="run-days" aria-hidden="true">
        {ticks.map((day) => (
          <g key={day}>
            <line className="run-tick" x1={at(day)} x2={at(day)} y1="14" y2="23" />
            <text className="run-day" x={at(day)} y="42">
              {day}
            </text>
          </g>
        ))}
        {days.least > 0 && <circle className="run-least" cx={at(days.least)} cy="0" />}
      </svg>
      <Mark className="run-mark" />
      <Dot className="timeframe-end" step={3} />
    </>
  );
}

/** The gap in the client's line, and the arch that bridges it from ring to dot. */
export function Arch() {
  return (
    <>
      <span className="arch-gap" aria-hidden="true" />
      <Line className="arch" draw="right" />
      <Dot className="timeframe-end" step={3} />
    </>
  );
}

/** Branches of a line without an end: it runs into the rail. */
export function RisersToTheRail() {
  return (
    <ol className="rail-risers" aria-hidden="true">
      {range(6).map((riser) => (
        <li key={riser} />
      ))}
    </ol>
  );
}

/** Stations on a line that ends in three strokes, for a slate of candidates. */
export function StationsToASlate({ service }: { service: Service }) {
  const names = service.drawing.stations;
  return (
    <>
      <Line className="slate-run straight-h" draw="right" />
      <ol className="slate-stations" aria-hidden="true">
        {range(names.length || defaultStations).map((station) => (
          <li key={station}>{names[station]}</li>
        ))}
      </ol>
      <span className="slate" aria-hidden="true" />
    </>
  );
}
