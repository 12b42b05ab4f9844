/** Pieces of the line: styles/line.css says how they meet. All are hidden from assistive technology. */
type Direction = 'down' | 'up' | 'left' | 'right';

interface Piece {
  /** Lane, shape and reach, such as `lane-right straight-v full`, and the section's own placing. */
  className: string;
  /** Its turn among the section's pieces. */
  step?: 1 | 2 | 3 | 4;
}

/** @param draw which way the piece draws itself when its section enters */
export function Line({ className, draw = 'down', step = 1 }: Piece & { draw?: Direction }) {
  return <span aria-hidden="true" className={`line step-${step} ${className}`} data-draw={draw} />;
}

/** An open role, or a start. */
export function Ring({ className, step = 1 }: Piece) {
  return (
    <span aria-hidden="true" className={`station-ring step-${step} ${className}`} data-pop="" />
  );
}

/** A filled role, or an end. */
export function Dot({ className, step = 1 }: Piece) {
  return (
    <span aria-hidden="true" className={`station-dot step-${step} ${className}`} data-pop="" />
  );
}
