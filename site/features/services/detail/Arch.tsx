import { Dot, Line } from '../../../motion/Line.tsx';

/** The gap in the client's line, and the arch that bridges it from ring to dot. */
export function Arch() {
  return (
    <>
      <span className="arch-gap" aria-hidden="true" />
      <Line className="arch" draw="right" />
      <Dot className="timeframe-end" step={3} />
    </>
  );
}
