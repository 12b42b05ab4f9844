import { Dot, Line, Ring } from '../../motion/Line.tsx';

/** Open role to signed: draws itself above the form once a request is accepted. */
export function SuccessLine() {
  return (
    <div className="success-line draws" aria-hidden="true">
      <Ring className="success-line-ring" />
      <Line className="success-line-way straight-h" draw="right" />
      <Dot className="success-line-dot" />
    </div>
  );
}
