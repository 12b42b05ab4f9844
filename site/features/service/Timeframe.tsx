import {
  type Service,
  type ServiceShape,
  serviceShape,
} from '../../../lib/content/schemas/service.ts';
import { Line, Ring } from '../../motion/Line.tsx';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { Arch, RisersToTheRail, RunToTheMark, StationsToASlate } from './TimeframeDrawings.tsx';
import './timeframe.css';

interface Props {
  service: Service;
}

const drawings: Record<ServiceShape, (props: { service: Service }) => React.ReactNode> = {
  stations: StationsToASlate,
  bridge: Arch,
  risers: RisersToTheRail,
  run: RunToTheMark,
};

/**
 * The timeframe in the service's drawing. The client's line is left of the ring; from the end the page's
 * line goes on to the right rail.
 */
export function Timeframe({ service }: Props) {
  const { drawing, pricing } = service;
  const shape = serviceShape(service);
  const Drawing = drawings[shape];
  return (
    <div className={`timeframe timeframe-${shape}`}>
      <div className="zone timeframe-room">
        <p className="timeframe-days">{keepNumbersTogether(pricing.timeframe)}</p>
        <p className="timeframe-note">{drawing.note}</p>
        <span className="timeframe-own" aria-hidden="true" />
        <Drawing service={service} />
        <Ring className="timeframe-start" />
      </div>
      <div className="zone timeframe-ends">
        <Line className="timeframe-exit bend-tr lane-right" draw="right" step={3} />
        <p className="timeframe-from">{drawing.start}</p>
        <p className="timeframe-to">{drawing.end}</p>
      </div>
    </div>
  );
}
