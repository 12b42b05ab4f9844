import { Dot, Line, Ring } from './Line.tsx';

/** A row drawn from a ring to a dot: a form was sent. */
export const FilledRow = ({ className }: { className: string }) => (
  <div className={`filled-row draws ${className}`} aria-hidden="true">
    <Ring className="filled-row-ring" />
    <Line className="filled-row-line straight-h" draw="right" />
    <Dot className="filled-row-dot" />
  </div>
);
