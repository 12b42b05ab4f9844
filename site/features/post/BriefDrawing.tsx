import { range } from '../../drawing/range.ts';
import { Line } from '../../motion/Line.tsx';
import './article-head.css';

/** Rows of the drawn brief. */
const rows = 7;

/**
 * Seven ragged rows. Each turn from one row into the next is a box that reaches from the drawing's
 * middle to a ragged end, so that the halves of a row meet at every width.
 */
export function BriefDrawing() {
  return (
    <>
      <Line className="brief-up bend-tl" draw="up" step={2} />
      {range(rows - 1).map((turn) => (
        <span
          key={turn}
          aria-hidden="true"
          className={`line brief-turn brief-turn-${turn + 1} step-3`}
          data-draw="down"
        />
      ))}
      <Line className="brief-exit bend-tr lane-right" step={4} />
    </>
  );
}
