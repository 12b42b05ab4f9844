import '../charts/layout.css';
import './line.css';

interface Piece {
  /** Lane, shape and reach, such as `lane-right straight-v full`, and the section's own position class. */
  className: string;
}

/** A piece of the line; line.css defines how pieces meet. All are hidden from assistive technology. */
export const Line = ({ className }: Piece) => (
  <span aria-hidden="true" className={`line ${className}`} />
);

/** An open role, or a start. */
export const Ring = ({ className }: Piece) => (
  <span aria-hidden="true" className={`line-ring ${className}`} />
);

/** A filled role, or an end. */
export const Dot = ({ className }: Piece) => (
  <span aria-hidden="true" className={`line-dot ${className}`} />
);

/** The line from a ring at the left edge of its zone to the right rail, and down it. */
export const LineStart = () => (
  <>
    <Line className="line-start bend-tr" />
    <Ring className="row-ring" />
  </>
);

/** The line under a name, which ends in a dot: a dot is signed. */
export const Signature = ({ className = '' }: { className?: string }) => (
  <span className={`signature ${className}`} aria-hidden="true" data-draw="right" />
);
