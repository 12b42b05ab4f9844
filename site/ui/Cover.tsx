import type { CoverFigure, CoverGround } from '../drawing/covers/figure.ts';
import './pictures.css';

interface Props {
  figure: CoverFigure;
  ground: CoverGround;
  /** Posters of talks are wide; the line continues on both sides of the figure. */
  wide?: boolean;
  /** As wide as its column, which can be wider than it is high; the line continues on both sides. */
  large?: boolean;
  className?: string;
}

/** Width that a wide cover, which is 16:9, adds on each side of the square. */
const besideUnits = 4.67;
/** How far the line extends on each side, beyond the widest cover, which clips it. */
const lineUnits = 18;
/** Overlap of the extended line with the figure's, to hide the seam. */
const lapUnits = 0.2;

/** The drawing of a post (docs/product.md, Look). Decorative, because the title is beside it. */
export function Cover({ figure, ground, wide = false, large = false, className = '' }: Props) {
  const { line, hairlines, signs } = figure;
  const left = wide ? -besideUnits : 0;
  return (
    <svg
      className={`cover on-${ground} ${className}`}
      viewBox={`${left} 0 ${12 - 2 * left} 12`}
      aria-hidden="true"
    >
      {hairlines && <path className="hairline" d={hairlines} />}
      {(wide || large) && (
        <path
          className="stroke"
          d={`M${-lineUnits} 6H${lapUnits}M${12 - lapUnits} 6H${12 + lineUnits}`}
        />
      )}
      <path className="stroke" d={line} />
      {signs.map(({ kind, x, y }) => (
        // Points with round ends keep their size at any scale, as the line does. They have a length,
        // since WebKit draws the caps of a zero length at the size of the whole picture.
        <g key={`${x} ${y}`}>
          <path className="cover-ring" d={`M${x} ${y}h.001`} />
          {kind === 'ring' && <path className="cover-ring cover-open" d={`M${x} ${y}h.001`} />}
        </g>
      ))}
    </svg>
  );
}
