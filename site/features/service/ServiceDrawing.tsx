import {
  type Service,
  type ServiceShape,
  serviceShape,
} from '../../../lib/content/schemas/service.ts';
import { getDayStep, range } from '../../drawing/numbers.ts';
import { Line } from '../../motion/Line.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { createScale, Labels, Ticks } from '../../ui/Scale.tsx';
import './drawings.css';

interface Props {
  service: Service;
  /** Whether it is the sign on a tile, without what only the timeframe shows. */
  isSmall?: boolean;
}

/**
 * What the line does in a service. It runs along the lower edge of the box, from the start at the left end to the end
 * at the right one; the client's own line comes from the left.
 */
export function ServiceDrawing({ service, isSmall = false }: Props) {
  const shape = serviceShape(service);
  const Shape = shapes[shape];
  return (
    <div
      className={`service-drawing service-${shape} ${isSmall ? 'service-small' : ''}`}
      aria-hidden="true"
    >
      <Shape service={service} isSmall={isSmall} />
    </div>
  );
}

const shapes: Record<ServiceShape, (props: Props) => React.ReactNode> = {
  stations: Stations,
  bridge: Bridge,
  risers: Risers,
  run: StraightToTheMark,
};

/** The lines of a drawing: 0 is the lower edge. */
const Lines = ({ children }: { children: React.ReactNode }) => (
  <svg className="service-lines" aria-hidden="true">
    <svg y="100%" aria-hidden="true">
      {children}
    </svg>
  </svg>
);

/** Far out on both sides of a box that cuts off what is outside. */
const out = { left: '-100%', right: '200%' };

/** Number of stations for a service that names none. */
const defaultStations = 4;

/** Stations on a line, which ends in three strokes for a slate of candidates. A tile has the stations alone. */
function Stations({ service, isSmall }: Props) {
  const { stations } = service.drawing;
  return (
    <>
      <Lines>
        {isSmall ? (
          <line className="stroke" x1={out.left} x2={out.right} />
        ) : (
          <>
            <line className="hairline" x1="-50vw" x2="0" />
            <rect className="drawn-bar drawn-bar-to-slate" width="100%" />
            <svg x="100%" aria-hidden="true">
              {/* The round end of the next line. */}
              <path className="stroke" d="M12 0h.01" />
              <path className="service-slate" d="M-22 -20V20M-12 -20V20M-2 -20V20" />
            </svg>
            <circle className="drawn-ring" />
          </>
        )}
      </Lines>
      <ol role="list" className="service-names">
        {range(stations.length || defaultStations).map((station) => (
          <li key={station}>
            <span className="line-ring" />
            {stations[station]}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The gap in the client's line, and the arch that bridges it from ring to dot. */
function Bridge({ isSmall }: Props) {
  return (
    <>
      <Lines>
        <line className="hairline" x1={isSmall ? out.left : '-50vw'} x2="0" />
        {isSmall ? (
          <line className="hairline" x1="100%" x2={out.right} />
        ) : (
          <line className="service-gap" x2="100%" />
        )}
      </Lines>
      <Line className="service-arch" />
      <Lines>
        <circle className="drawn-ring" />
        <circle className="drawn-dot" cx="100%" />
      </Lines>
    </>
  );
}

/** Branches of a line without an end: it runs into the rail, or out of the tile. */
function Risers({ isSmall }: Props) {
  const [count, height] = isSmall ? [5, 52] : [6, 76];
  return (
    <Lines>
      {isSmall ? (
        <line className="stroke" x1={out.left} x2={out.right} />
      ) : (
        <line className="hairline" x1="-50vw" x2="0" />
      )}
      {range(count).map((riser) => (
        <svg key={riser} x={`${(100 * (riser + 0.5)) / count}%`} aria-hidden="true">
          <path className="stroke" d={`M-20 0a20 20 0 0 0 20 -20V-${height}`} />
          <circle className="drawn-dot" cy={-height} />
        </svg>
      ))}
      {!isSmall && <circle className="drawn-ring" />}
    </Lines>
  );
}

/** More numbers do not fit on the narrowest screen. */
const maxNumbers = 7;

/** A line into the mark; at full size with ticks for days, and a small dot on the earliest one. */
function StraightToTheMark({ service: { days }, isSmall }: Props) {
  const most = days.most ?? Math.max(days.least, 1);
  const step = getDayStep(most, maxNumbers);
  const toX = createScale(most);
  const ticks = range(Math.ceil(most / step))
    .slice(1)
    .map((tick) => tick * step);
  return (
    <>
      <Mark className="service-mark" />
      <Lines>
        <line className="stroke" x1={isSmall ? out.left : '0'} x2="100%" />
        {!isSmall && (
          <>
            <line className="hairline" x1="-50vw" x2="0" />
            <Ticks scale={toX} at={ticks} y1="14" y2="23" />
            <Labels scale={toX} at={ticks} y="42" className="drawn-number" />
            {days.least > 0 && <circle className="drawn-small-dot" cx={toX(days.least)} />}
            <circle className="drawn-ring" />
          </>
        )}
        <circle className="drawn-dot" cx="100%" />
      </Lines>
    </>
  );
}
