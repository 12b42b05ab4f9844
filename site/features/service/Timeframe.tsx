import { type Service, serviceShape } from '../../../lib/content/schemas/service.ts';
import { Line } from '../../motion/Line.tsx';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { ServiceDrawing } from './ServiceDrawing.tsx';
import './service.css';

/** The timeframe in the service's drawing. From the end the page's line continues to the right rail. */
export function Timeframe({ service, label }: { service: Service; label: string }) {
  const { drawing, pricing } = service;
  return (
    <div className={`timeframe timeframe-${serviceShape(service)}`}>
      <div className="zone timeframe-room">
        <p className="quiet type-small">{label}</p>
        <p className="timeframe-days balance">{keepNumbersTogether(pricing.timeframe)}</p>
        <p className="timeframe-note above-12 quiet balance">{drawing.note}</p>
        <ServiceDrawing service={service} />
      </div>
      <div className="zone timeframe-ends semibold balance">
        <Line className="timeframe-exit from-above bend-tr lane-right" />
        <p className="timeframe-from">{drawing.start}</p>
        <p className="timeframe-to">{drawing.end}</p>
      </div>
    </div>
  );
}
