import type { Service, ServicesPage } from '../../../lib/content/schemas/service.ts';
import { dayStep, range } from '../../drawing/numbers.ts';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { endsInSlate, Lane } from './Lane.tsx';
import './lengths-chart.css';

interface Props {
  labels: ServicesPage['chart'];
  services: Service[];
}

/** Numbers that fit on the scale. */
const maxNumbers = { narrow: 8, wide: 15 };

/** The services at one scale, shortest first; a service without an end runs into the page's line. */
export function LengthsChart({ labels, services }: Props) {
  const rows = services.toSorted((a, b) => getMaxDays(a) - getMaxDays(b));
  const scale = Math.max(0, ...rows.map(({ days }) => days.most ?? 0));
  const step = dayStep(scale, maxNumbers.wide);
  return (
    <figure className="lengths">
      <figcaption className="sr-only">{labels.caption}</figcaption>
      {scale > 0 && (
        <div className="lengths-axis" aria-hidden="true">
          <p className="lengths-start type-label">{labels.start}</p>
          <Numbers services={rows} scale={scale} step={step} />
          <p className="lengths-unit">
            {labels.unit} <span className="lengths-from">{labels.from}</span>
          </p>
        </div>
      )}
      <ul>
        {rows.map((service, index) => (
          <li key={service.id} className="lengths-row">
            <a className="lengths-name" href={`/services/${service.id}`}>
              {service.name}
            </a>
            <Lane service={service} scale={scale} step={step} isLast={index === rows.length - 1} />
            <p className="lengths-time">
              {keepNumbersTogether(service.pricing.timeframe)}
              {endsInSlate(service) && <span className="lengths-note">{labels.slate}</span>}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The scale has regular days on wide screens, and the drawn days on narrow ones. */
function Numbers({ services, scale, step }: { services: Service[]; scale: number; step: number }) {
  const ends = services.flatMap(({ days }) => [days.least, days.most ?? 0]);
  const endDays = new Set(ends.filter((day) => day > 0));
  const narrowStep = dayStep(scale, maxNumbers.narrow);
  const isNamed = (day: number) =>
    endDays.size > maxNumbers.narrow ? day % narrowStep === 0 : endDays.has(day);
  const days = range(scale)
    .map((day) => day + 1)
    .filter((day) => day % step === 0 || day === scale);
  return (
    <svg className="lengths-days" aria-hidden="true">
      {days.map((day) => (
        <text
          key={day}
          x={`${(day / scale) * 100}%`}
          y="1em"
          className={isNamed(day) ? 'lengths-day' : 'lengths-day lengths-day-between'}
        >
          {day}
        </text>
      ))}
    </svg>
  );
}

const getMaxDays = ({ days }: Service) => days.most ?? Number.POSITIVE_INFINITY;
