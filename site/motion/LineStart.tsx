import { Line, Ring } from './Line.tsx';

/** The line from a ring at the left edge of its zone to the right rail, and down it. */
export const LineStart = () => (
  <>
    <Line className="line-start bend-tr" draw="right" />
    <Ring className="start-ring" />
  </>
);
