import './line.css';

/** Pieces of the line; line.css defines how they meet. All are hidden from assistive technology. */
type Direction = 'down' | 'up' | 'left' | 'right';

interface Piece {
  /** Lane, shape and reach, such as `lane-right straight-v full`, and the section's own position class. */
  className: string;
  /** Its position in the drawing order of the section. */
  step?: 1 | 2 | 3 | 4;
}

/** @param draw direction in which the piece is drawn when its section enters */
export function Line({ className, draw = 'down', step }: Piece & { draw?: Direction }) {
  return (
    <span
      aria-hidden="true"
      className={`line${getStepClass(step)} ${className}`}
      data-draw={draw}
    />
  );
}

/** An open role, or a start. */
export function Ring({ className, step }: Piece) {
  return (
    <span
      aria-hidden="true"
      className={`line-ring${getStepClass(step)} ${className}`}
      data-pop=""
    />
  );
}

/** A filled role, or an end. */
export function Dot({ className, step }: Piece) {
  return (
    <span aria-hidden="true" className={`line-dot${getStepClass(step)} ${className}`} data-pop="" />
  );
}

/** The line from a ring at the left edge of its zone to the right rail, and down it. */
export const LineStart = () => (
  <>
    <Line className="line-start bend-tr" draw="right" />
    <Ring className="start-ring" />
  </>
);

/** The first piece needs no class. */
const getStepClass = (step: Piece['step'] = 1) => (step === 1 ? '' : ` step-${step}`);

/** The line under a name, which ends in a dot: a dot is signed. */
export const Signature = ({ className = '' }: { className?: string }) => (
  <span className={`signature ${className}`} aria-hidden="true" data-draw="right" />
);
