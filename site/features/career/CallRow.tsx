import type { CareerStrategyContent } from '../../../contracts/content/career-strategy.ts';
import { range } from '../../drawing/range.ts';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import './call-row.css';

/** The call as one row, from ring to dot, with a tick for each full minute between. */
export function CallRow({ call }: { call: CareerStrategyContent['call'] }) {
  const { minutes, unit, start, end } = call;
  return (
    <figure className="zone call">
      <div className="call-run" aria-hidden="true">
        <Line className="call-row straight-h" draw="right" />
        <Line className="call-exit bend-tr lane-right reach full" step={2} />
        <Ring className="call-ring" />
        <Dot className="call-dot" step={2} />
        <ol className="call-ticks">
          {range(minutes)
            .slice(1)
            .map((minute) => (
              <li key={minute}>
                <span>{minute}</span>
              </li>
            ))}
        </ol>
      </div>
      <figcaption className="call-words">
        <span className="call-start type-label">{start}</span>
        <span className="call-end">
          <strong className="call-minutes">
            {minutes} {unit}
          </strong>
          <span className="type-label">{end}</span>
        </span>
      </figcaption>
    </figure>
  );
}
