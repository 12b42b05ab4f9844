import { range } from '../../drawing/range.ts';

/** A longer row of dots would not fit. */
const mostDots = 25;
const pitchPx = 20;

/** A share as dots and rings, drawn from its number: 85 percent is 17 dots and three rings. */
export function ShareStrip({ percent }: { percent: number }) {
  const { part, whole } = simplestShare(percent);
  const across = Math.min(whole, mostDots);
  const down = Math.ceil(whole / mostDots);
  return (
    <svg
      className="share-strip"
      viewBox={`0 0 ${across * pitchPx} ${down * pitchPx}`}
      width={across * pitchPx}
      height={down * pitchPx}
      aria-hidden="true"
    >
      {range(whole).map((dot) => (
        <circle
          key={dot}
          className={dot < part ? 'share-dot' : 'share-ring'}
          cx={(dot % across) * pitchPx + 7}
          cy={Math.floor(dot / across) * pitchPx + 10}
          r={dot < part ? 6 : 4.75}
        />
      ))}
    </svg>
  );
}

/**
 * @param percent a whole number from 0 to 100
 * @returns the same share in the smallest whole numbers: 85 is 17 of 20
 */
export function simplestShare(percent: number): { part: number; whole: number } {
  const common = divisor(percent, 100);
  return { part: percent / common, whole: 100 / common };
}

/** Euclid's algorithm. */
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
