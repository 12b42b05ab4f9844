import { range } from '../../drawing/numbers.ts';
import { Line } from '../../motion/Line.tsx';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { type KeptTime, yearDays } from './kept-times.ts';
import './kept-times.css';

interface Props {
  title: string;
  times: readonly KeptTime[];
}

/** How long each kind of data is kept, at one scale: a dot where it is deleted, a ring where no date is set. */
export function KeptTimes({ title, times }: Props) {
  const ends = times.map(({ days }) => days).filter(Number.isFinite);
  const scale = Math.ceil(Math.max(...ends) / yearDays - 0.01) * yearDays;
  return (
    <div className="kept-times on-lichen screen-only" data-drawing="">
      <div className="frame">
        <figure className="zone">
          <Line className="lane-right straight-v full" />
          <figcaption className="kept-times-title type-subtitle">{title}</figcaption>
          <ul className="kept-times-rows">
            {times.map(({ name, time, days }) => (
              <li
                key={name}
                className={
                  Number.isFinite(days) ? 'kept-times-row' : 'kept-times-row kept-times-open'
                }
              >
                <span className="semibold">{name}</span>
                <Bar share={days / scale} years={Math.round(scale / yearDays)} />
                <span className="quiet">{keepNumbersTogether(time)}</span>
              </li>
            ))}
          </ul>
        </figure>
      </div>
    </div>
  );
}

/** The bar, over a tick for each year. */
function Bar({ share, years }: { share: number; years: number }) {
  const toX = (part: number) => `${100 * part}%`;
  return (
    <svg className="kept-times-bar" aria-hidden="true">
      {/* Origin: the left end of the bar, on the line. */}
      <svg y="50%" aria-hidden="true">
        {range(years + 1).map((year) => (
          <line
            key={year}
            className="drawn-tick"
            x1={toX(year / years)}
            x2={toX(year / years)}
            y1="-12"
            y2="12"
          />
        ))}
        {Number.isFinite(share) ? (
          <>
            <svg width={toX(share)} aria-hidden="true">
              <rect className="kept-times-kept" width="100%" />
            </svg>
            <circle className="drawn-dot" cx={toX(share)} />
          </>
        ) : (
          <>
            <line className="hairline" x2="100%" />
            <circle className="drawn-ring" />
          </>
        )}
      </svg>
    </svg>
  );
}
