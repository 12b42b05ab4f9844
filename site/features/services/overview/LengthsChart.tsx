import type { Service } from '../../../../contracts/content/service.ts';
import type { ServicesPage } from '../../../../contracts/content/services-page.ts';
import { range } from '../../../drawing/range.ts';
import { keepNumber } from '../../../text/keep-number.ts';
import { isSlate } from './is-slate.ts';
import { Lane } from './Lane.tsx';
import './lengths-chart.css';

interface Props {
  labels: ServicesPage['chart'];
  services: Service[];
}

/** The four services at one scale, shortest first; the one without an end is the page's line. */
export function LengthsChart({ labels, services }: Props) {
  const rows = services.toSorted((a, b) => length(a) - length(b));
  const scale = Math.max(...rows.map(({ days }) => days.most ?? 0));
  const named = new Set(rows.flatMap(({ days }) => [days.least, days.most]));
  return (
    <figure className="lengths">
      <figcaption className="sr-only">{labels.caption}</figcaption>
      <div className="lengths-axis" aria-hidden="true">
        <p className="lengths-start type-label">{labels.start}</p>
        <svg className="lengths-days" aria-hidden="true">
          {range(scale).map((day) => (
            <text
              key={day}
              x={`${((day + 1) / scale) * 100}%`}
              y="1em"
              className={named.has(day + 1) ? 'lengths-day' : 'lengths-day lengths-day-between'}
            >
              {day + 1}
            </text>
          ))}
        </svg>
        <p className="lengths-unit">
          {labels.unit} <span className="lengths-from">{labels.from}</span>
        </p>
      </div>
      <ul>
        {rows.map((service) => (
          <li key={service.id} className="lengths-row">
            <a className="lengths-name" href={`/services/${service.id}`}>
              {service.name}
            </a>
            <Lane service={service} scale={scale} />
            <p className="lengths-time">
              {keepNumber(service.pricing.timeframe)}
              {isSlate(service) && <span className="lengths-note">{labels.slate}</span>}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const length = ({ days }: Service) => days.most ?? Number.POSITIVE_INFINITY;
