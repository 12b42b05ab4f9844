import { type Service, serviceShape } from '../../../lib/content/schemas/service.ts';
import { range } from '../../drawing/range.ts';
import { Line, Ring } from '../../motion/Line.tsx';

interface Props {
  service: Service;
  /** Days across the whole lane. */
  scale: number;
  /** Days between ticks. */
  step: number;
  /** The page's line goes on from the last one. */
  isLast: boolean;
}

/** The days of one service, from the open role to its result. */
export function Lane({ service, scale, step, isLast }: Props) {
  const { least, most } = service.days;
  if (most === null) return <EndlessLane isLast={isLast} />;
  const at = (day: number) => `${(day / scale) * 100}%`;
  const slate = endsInSlate(service);
  return (
    <>
      <div className="lane" aria-hidden="true">
        <svg className="lane-drawing" data-draw="right" aria-hidden="true">
          {/* Origin: the left end of the lane, on the line. */}
          <svg y="50%" className="lane-marks" aria-hidden="true">
            {range(Math.ceil(scale / step)).map((tick) => (
              <line
                key={tick}
                className="lane-tick"
                x1={at(tick * step)}
                x2={at(tick * step)}
                y1="14"
                y2="23"
              />
            ))}
            <svg width={at(most)} className="lane-marks" aria-hidden="true">
              <rect className={slate ? 'lane-bar lane-bar-slate' : 'lane-bar'} width="100%" />
            </svg>
            {least > 0 && <circle className="lane-least" cx={at(least)} />}
            {slate ? <Slate at={at(most)} /> : <circle className="lane-dot" cx={at(most)} />}
          </svg>
        </svg>
        <Ring className="lane-ring" />
      </div>
      {isLast && (
        <div className="lane lane-endless lane-after" aria-hidden="true">
          <Line className="lane-exit bend-tr lane-right" draw="right" />
        </div>
      )}
    </>
  );
}

/** Three strokes across the line's end, for a slate of candidates. */
function Slate({ at }: { at: string }) {
  return (
    <svg x={at} className="lane-slate" aria-hidden="true">
      <path d="M-22 0V1M-12 0V1M-2 0V1" />
    </svg>
  );
}

/** Runs into the right rail; the last lane goes down the page. */
function EndlessLane({ isLast }: { isLast: boolean }) {
  return (
    <div className={isLast ? 'lane lane-endless' : 'lane'} aria-hidden="true">
      <Line
        className={isLast ? 'lane-exit bend-tr lane-right' : 'lane-on straight-h'}
        draw="right"
      />
      <Ring className="lane-ring" />
    </div>
  );
}

/** A search ends in a slate of candidates, before anything is signed. */
export const endsInSlate = (service: Service) => serviceShape(service) === 'stations';
