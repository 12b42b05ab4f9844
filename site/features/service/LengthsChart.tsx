import type { Service, ServicesPage } from '../../../lib/content/schemas/service.ts';
import { serviceShape } from '../../../lib/content/schemas/service.ts';
import { getDayStep, range } from '../../drawing/numbers.ts';
import { Line, Ring } from '../../motion/Line.tsx';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { createScale, Labels, Ticks } from '../../ui/Scale.tsx';
import './lengths-chart.css';

interface Props {
  labels: ServicesPage['chart'];
  services: Service[];
}

const maxNumbers = { narrow: 8, wide: 15 };

/** The services at one scale, shortest first; a service without an end runs into the page's line. */
export function LengthsChart({ labels, services }: Props) {
  const rows = services.toSorted((a, b) => getMaxDays(a) - getMaxDays(b));
  const scale = Math.max(0, ...rows.map(({ days }) => days.most ?? 0));
  const step = getDayStep(scale, maxNumbers.wide);
  return (
    <figure className="lengths">
      <figcaption className="sr-only">{labels.caption}</figcaption>
      {scale > 0 && (
        <div className="lengths-axis below-16 columns-wide quiet laptop-below-0" aria-hidden="true">
          <p className="lengths-start semibold only-from-laptop">{labels.start}</p>
          <Numbers services={rows} scale={scale} step={step} />
          <p className="lengths-unit small-semibold">
            {labels.unit} <span className="only-below-laptop">{labels.from}</span>
          </p>
        </div>
      )}
      <ul role="list">
        {rows.map((service, index) => (
          <li key={service.id} className="lengths-row columns-wide">
            <a className="link lengths-name type-h3 semibold" href={`/services/${service.id}`}>
              {service.name}
            </a>
            <Lane service={service} scale={scale} step={step} isLast={index === rows.length - 1} />
            <p className="lengths-time small semibold">
              {keepNumbersTogether(service.pricing.timeframe)}
              {endsInSlate(service) && (
                <span className="weight-400 block quiet">{labels.slate}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Numbers regular days on wide screens, and only the drawn days on narrow ones. */
function Numbers({ services, scale, step }: { services: Service[]; scale: number; step: number }) {
  const ends = services.flatMap(({ days }) => [days.least, days.most ?? 0]);
  const endDays = new Set(ends.filter((day) => day > 0));
  const narrowStep = getDayStep(scale, maxNumbers.narrow);
  const isNamed = (day: number) =>
    endDays.size > maxNumbers.narrow ? day % narrowStep === 0 : endDays.has(day);
  const days = range(scale)
    .map((day) => day + 1)
    .filter((day) => day % step === 0 || day === scale);
  return (
    <svg className="lengths-days" aria-hidden="true">
      <Labels
        scale={createScale(scale)}
        at={days}
        y="1em"
        className={(day) => (isNamed(day) ? '' : 'only-from-laptop')}
      />
    </svg>
  );
}

const getMaxDays = ({ days }: Service) => days.most ?? Number.POSITIVE_INFINITY;

interface LaneProps {
  service: Service;
  /** Days across the whole lane. */
  scale: number;
  /** Days between ticks. */
  step: number;
  /** Whether the page's line continues from this lane. */
  isLast: boolean;
}

function Lane({ service, scale, step, isLast }: LaneProps) {
  const { least, most } = service.days;
  if (most === null) return <EndlessLane isLast={isLast} />;
  const toX = createScale(scale);
  const slate = endsInSlate(service);
  return (
    <>
      <div className="lane" aria-hidden="true">
        <svg className="lane-drawing" data-draw="right" aria-hidden="true">
          {/* Origin: the left end of the lane, on the line. */}
          <svg y="50%" aria-hidden="true">
            <Ticks
              scale={toX}
              at={range(Math.ceil(scale / step)).map((tick) => tick * step)}
              className="drawn-tick only-from-laptop"
              y1="14"
              y2="23"
            />
            <svg width={toX(most)} aria-hidden="true">
              <rect className={slate ? 'drawn-bar drawn-bar-to-slate' : 'drawn-bar'} width="100%" />
            </svg>
            {least > 0 && <circle className="drawn-small-dot" cx={toX(least)} />}
            {slate ? (
              // Three strokes across the line's end, for a slate of candidates.
              <svg x={toX(most)} className="lane-slate" aria-hidden="true">
                <path d="M-22 -16V16M-12 -16V16M-2 -16V16" />
              </svg>
            ) : (
              <circle className="drawn-dot" cx={toX(most)} />
            )}
          </svg>
        </svg>
        <Ring className="lane-ring" />
      </div>
      {isLast && (
        <div className="lane lane-down lane-after" aria-hidden="true">
          <Line className="lane-exit bend-tr lane-right" />
        </div>
      )}
    </>
  );
}

/** Runs into the right rail; the last lane goes down the page. */
function EndlessLane({ isLast }: { isLast: boolean }) {
  return (
    <div className={isLast ? 'lane lane-down' : 'lane'} aria-hidden="true">
      <Line className={isLast ? 'lane-exit bend-tr lane-right' : 'lane-on straight-h'} />
      <Ring className="lane-ring" />
    </div>
  );
}

/** A search ends in a slate of candidates, before anything is signed. */
const endsInSlate = (service: Service) => serviceShape(service) === 'stations';
