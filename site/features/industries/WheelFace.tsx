import { range } from '../../drawing/numbers.ts';
import './wheel.css';
import './wheel-names.css';

/** Words of at least this length are smaller, to fit the hub. */
const longWordChars = 11;

/** In units of the view box. The rim touches the box, so the box sets the size of the wheel. */
const rim = 150;
const spoke = { middle: 165, end: 180 };

interface Props {
  industries: readonly string[];
  active: number;
  /** Changes with every turn of the wheel; 0 before the first. */
  move: number;
}

/** The wheel's rim, and inside it the active industry in large type. */
export function WheelFace({ industries, active, move }: Props) {
  const count = industries.length;
  const name = industries[active] ?? '';
  const isLong = name.split(' ').some((word) => word.length >= longWordChars);
  return (
    <div className="wheel-face">
      <Rim count={count} move={move} />
      {/* Assistive technology reads the names around the wheel instead. */}
      <div className="wheel-hub" aria-hidden="true">
        <p className="wheel-place tabular quiet">{`${active + 1} of ${count}`}</p>
        <p
          key={move}
          className={`wheel-active balance ${isLong ? 'wheel-active-long' : ''}`}
          data-moved={move || undefined}
        >
          {name}
        </p>
      </div>
    </div>
  );
}

/** The thin circle, its spokes, and the line that follows it from the top through three o'clock. */
function Rim({ count, move }: { count: number; move: number }) {
  return (
    <svg viewBox={`-${rim} -${rim} ${2 * rim} ${2 * rim}`} aria-hidden="true" className="wheel-rim">
      <circle r={rim} className="hairline" />
      <g className="wheel-spokes">
        <path d={drawSpokes(count, rim, spoke.middle)} className="hairline" />
        <path
          d={drawSpokes(count, spoke.middle, spoke.end)}
          className="hairline only-from-tablet"
        />
      </g>
      <path d={`M0-${rim}A${rim} ${rim} 0 0 1 0 ${rim}`} className="stroke" />
      <path
        key={move}
        d={`M${rim} 0H${spoke.end + 3}`}
        className="stroke wheel-thick"
        data-moved={move || undefined}
      />
      <circle cx={rim} className="wheel-dot" />
    </svg>
  );
}

/** All spokes between two radii as one path; the first points to three o'clock. */
function drawSpokes(count: number, from: number, to: number): string {
  const spokes = range(count).map((index) => {
    const angle = (index / count) * 2 * Math.PI;
    const getPoint = (radius: number) =>
      `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
    return `M${getPoint(from)}L${getPoint(to)}`;
  });
  return spokes.join('');
}

/**
 * Rules for the angle between names and the spoke of each name, for a style element in the head: the
 * content security policy forbids style attributes.
 */
export function formatWheelStyle(count: number): string {
  const nameSpokes = range(count).map(
    (index) => `.wheel-names li:nth-child(${index + 1}){--i:${index}}`,
  );
  return `.wheel{--step:${360 / Math.max(count, 1)}deg}${nameSpokes.join('')}`;
}
