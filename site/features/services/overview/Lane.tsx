import type { Service } from '../../../../contracts/content/service.ts';
import { range } from '../../../drawing/range.ts';
import { Line, Ring } from '../../../motion/Line.tsx';
import { isSlate } from './is-slate.ts';

interface Props {
  service: Service;
  /** Days across the whole lane. */
  scale: number;
}

/** One service's days, from the open role to what lands on the desk. */
export function Lane({ service, scale }: Props) {
  const { least, most } = service.days;
  if (most === null) return <EndlessLane />;
  const at = (day: number) => `${(day / scale) * 100}%`;
  const slate = isSlate(service);
  return (
    <div className="lane" aria-hidden="true">
      <svg className="lane-drawing" data-draw="right" aria-hidden="true">
        {/* Its own origin: left end of the lane, on the line. */}
        <svg y="50%" className="lane-marks" aria-hidden="true">
          {range(scale).map((day) => (
            <line key={day} className="lane-tick" x1={at(day)} x2={at(day)} y1="14" y2="23" />
          ))}
          <rect className={slate ? 'lane-bar lane-bar-slate' : 'lane-bar'} width={at(most)} />
          {least > 0 && <circle className="lane-least" cx={at(least)} />}
          {slate ? <Slate at={at(most)} /> : <circle className="lane-dot" cx={at(most)} />}
        </svg>
      </svg>
      <Ring className="lane-ring" />
    </div>
  );
}

/** Three strokes across the line's end. */
function Slate({ at }: { at: string }) {
  return (
    <svg x={at} className="lane-slate" aria-hidden="true">
      <path d="M-22 0V1M-12 0V1M-2 0V1" />
    </svg>
  );
}

/** No end: it runs into the right rail and goes down the page. */
function EndlessLane() {
  return (
    <div className="lane lane-endless" aria-hidden="true">
      <Line className="lane-exit bend-tr lane-right" draw="right" />
      <Ring className="lane-ring" />
    </div>
  );
}
