import type { ReactNode } from 'react';
import {
  type Service,
  type ServiceShape,
  serviceShape,
} from '../../../lib/content/schemas/service.ts';
import { getDayStep, range } from '../../drawing/numbers.ts';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { Mark } from '../../ui/Mark.tsx';
import { createScale, Labels, Ticks } from '../../ui/Scale.tsx';
import { defaultStations } from './TileDrawing.tsx';
import './timeframe.css';

interface Props {
  service: Service;
}

const drawings: Record<ServiceShape, (props: Props) => ReactNode> = {
  stations: StationsToASlate,
  bridge: Arch,
  risers: RisersToTheRail,
  run: RunToTheMark,
};

/**
 * The timeframe in the service's drawing. The client's line is left of the ring; from the end the page's
 * line continues to the right rail.
 */
export function Timeframe({ service, label }: Props & { label: string }) {
  const { drawing, pricing } = service;
  const shape = serviceShape(service);
  const Drawing = drawings[shape];
  return (
    <div className={`timeframe timeframe-${shape}`}>
      <div className="zone timeframe-room">
        <p className="quiet type-small">{label}</p>
        <p className="timeframe-days balance">{keepNumbersTogether(pricing.timeframe)}</p>
        <p className="timeframe-note above-12 quiet balance">{drawing.note}</p>
        <span className="timeframe-own" aria-hidden="true" />
        <Drawing service={service} />
        <Ring className="timeframe-start" />
      </div>
      <div className="zone timeframe-ends semibold balance">
        <Line className="timeframe-exit from-above bend-tr lane-right" />
        <p className="timeframe-from">{drawing.start}</p>
        <p className="timeframe-to">{drawing.end}</p>
      </div>
    </div>
  );
}

/** More numbers do not fit on the narrowest screen. */
const maxNumbers = 7;

/** A line into the mark, with ticks for days and a small dot on the earliest day. */
function RunToTheMark({ service: { days } }: Props) {
  const most = days.most ?? Math.max(days.least, 1);
  const step = getDayStep(most, maxNumbers);
  const toX = createScale(most);
  const ticks = range(Math.ceil(most / step))
    .slice(1)
    .map((tick) => tick * step);
  return (
    <>
      <Line className="timeframe-run-line straight-h" />
      <svg className="run-days" aria-hidden="true">
        <Ticks scale={toX} at={ticks} y1="14" y2="23" />
        <Labels scale={toX} at={ticks} y="42" className="drawn-number" />
        {days.least > 0 && <circle className="drawn-small-dot" cx={toX(days.least)} cy="0" />}
      </svg>
      <Mark className="run-mark" />
      <Dot className="timeframe-end" />
    </>
  );
}

/** The gap in the client's line, and the arch that bridges it from ring to dot. */
function Arch() {
  return (
    <>
      <span className="arch-gap" aria-hidden="true" />
      <Line className="arch" />
      <Dot className="timeframe-end" />
    </>
  );
}

/** Branches of a line without an end: it runs into the rail. */
function RisersToTheRail() {
  return (
    <ol role="list" className="rail-risers" aria-hidden="true">
      {range(6).map((riser) => (
        <li key={riser} className="rail-riser bend-br">
          <span className="line-dot rail-riser-dot" />
        </li>
      ))}
    </ol>
  );
}

/** Stations on a line that ends in three strokes, for a slate of candidates. */
function StationsToASlate({ service }: Props) {
  const { stations } = service.drawing;
  return (
    <>
      <Line className="timeframe-run-line slate-run straight-h" />
      <ol role="list" className="slate-stations" aria-hidden="true">
        {range(stations.length || defaultStations).map((station) => (
          <li key={station}>
            <span className="line-ring slate-ring" />
            {stations[station]}
          </li>
        ))}
      </ol>
      <span className="slate" aria-hidden="true" />
    </>
  );
}
