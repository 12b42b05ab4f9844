import { Line, Ring } from './Line.tsx';

/** A row with a gap that turns into the right rail: a missing page, or a canceled call. */
export const BrokenRow = () => (
  <>
    <Line className="broken-row row straight-h" />
    <Ring className="row-ring" />
    <svg className="broken-row-break" viewBox="0 0 80 100" aria-hidden="true">
      <path className="stroke" d="M21 3L3 97M77 3L59 97" />
    </svg>
    <Line className="broken-row-exit bend-tr lane-right full" />
  </>
);
