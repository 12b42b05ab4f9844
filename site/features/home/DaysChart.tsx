import type { Claim } from '../../../contracts/content/claims.ts';
import type { HomeContent } from '../../../contracts/content/home.ts';
import { range } from '../../drawing/range.ts';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { FoldedDays } from './FoldedDays.tsx';
import './days-chart.css';

interface Props {
  labels: HomeContent['hero']['chart'];
  ours: Claim;
  theirs: Claim;
}

/** The firm's days are one row; the other search, at the same scale, does not fit and folds. */
export function DaysChart({ labels, ours, theirs }: Props) {
  const days = { ours: Number(ours.value), theirs: Number(theirs.value) };
  const rows = days.theirs / days.ours;
  const figures = { ours: `${days.ours} ${ours.unit}`, theirs: `${days.theirs} ${theirs.unit}` };
  return (
    <figure className="days" data-drawing="">
      <div className="days-top" aria-hidden="true">
        <p className="days-start type-label">{labels.start}</p>
        <div className="days-end">
          <p className="days-ours">{figures.ours}</p>
          <p className="type-label">{labels.ours}</p>
        </div>
      </div>
      <div className="zone days-run" aria-hidden="true">
        <Line className="days-row straight-h" draw="right" />
        <Line className="days-exit bend-tr lane-right reach full" step={2} />
        <Ring className="days-ring" />
        <Dot className="days-dot" step={2} />
        <ol className="days-ticks">
          {range(days.ours)
            .slice(1)
            .map((day) => (
              <li key={day}>{day}</li>
            ))}
        </ol>
        <FoldedDays rows={rows} pitch={27} ticks={days.ours} className="days-fold-wide" />
        <FoldedDays rows={rows} pitch={13} className="days-fold-small" />
        <div className="days-theirs-words">
          <p className="days-theirs">{figures.theirs}</p>
          <p className="type-label">
            <span>{labels.theirs}.</span> <span>{labels.scale}</span>
          </p>
        </div>
      </div>
      <figcaption className="sr-only">
        <table>
          <caption>{labels.scale}</caption>
          <tbody>
            <tr>
              <th scope="row">{labels.ours}</th>
              <td>{figures.ours}</td>
            </tr>
            <tr>
              <th scope="row">{labels.theirs}</th>
              <td>{figures.theirs}</td>
            </tr>
          </tbody>
        </table>
      </figcaption>
    </figure>
  );
}
