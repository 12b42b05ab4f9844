import type { Service } from '../../../../contracts/content/service.ts';
import { range } from '../../../drawing/range.ts';
import { Dot, Line } from '../../../motion/Line.tsx';

/** A straight run into the fox, a tick a day, with a small dot on the first day it may end. */
export function FoxRun({ days }: { days: Service['days'] }) {
  const most = days.most ?? days.least;
  const at = (day: number) => `${(day / most) * 100}%`;
  return (
    <>
      <Line className="fox-run straight-h" draw="right" />
      <svg className="fox-days" aria-hidden="true">
        {range(most)
          .slice(1)
          .map((day) => (
            <g key={day}>
              <line className="fox-tick" x1={at(day)} x2={at(day)} y1="14" y2="23" />
              <text className="fox-day" x={at(day)} y="42">
                {day}
              </text>
            </g>
          ))}
        <circle className="fox-least" cx={at(days.least)} cy="0" />
      </svg>
      <svg className="fox-head" viewBox="0 0 52 46" aria-hidden="true">
        <path className="stroke" d="M26 46L3 27L0 0L16 12H36L52 0L49 27L26 46" />
      </svg>
      <Dot className="timeframe-end" step={3} />
    </>
  );
}
