import type { Service, ServiceId } from '../../../../contracts/content/service.ts';
import type { ServicesPage } from '../../../../contracts/content/services-page.ts';
import { Line, Ring } from '../../../motion/Line.tsx';
import { keepNumber } from '../../../text/keep-number.ts';
import { Arch } from './Arch.tsx';
import { FoxRun } from './FoxRun.tsx';
import { RisersToTheRail } from './RisersToTheRail.tsx';
import { StationsToASlate } from './StationsToASlate.tsx';
import './timeframe.css';
import './timeframe-drawings.css';

interface Props {
  service: Service;
  words: ServicesPage['detail']['drawings'][ServiceId];
}

const drawings: Record<ServiceId, (props: { days: Service['days'] }) => React.ReactNode> = {
  'executive-professional-search': StationsToASlate,
  'interim-staffing': Arch,
  'talent-acquisition-service': RisersToTheRail,
  'fox-fast-track': FoxRun,
};

/**
 * The timeframe inside the service's own drawing. Ink left of the ring is the client's line; from
 * the end the page's line goes on to the right rail. Both share one baseline, where the space ends.
 */
export function Timeframe({ service, words }: Props) {
  const { id, days, pricing } = service;
  const Drawing = drawings[id];
  return (
    <div className={`timeframe timeframe-${id}`}>
      <div className="zone timeframe-room">
        <p className="timeframe-days">{keepNumber(pricing.timeframe)}</p>
        <p className="timeframe-note">{words.note}</p>
        <span className="timeframe-own" aria-hidden="true" />
        <Drawing days={days} />
        <Ring className="timeframe-start" />
      </div>
      <div className="zone timeframe-ends">
        <Line className="timeframe-exit bend-tr lane-right" draw="right" step={3} />
        <p className="timeframe-from">{words.start}</p>
        <p className="timeframe-to">{words.end}</p>
      </div>
    </div>
  );
}
