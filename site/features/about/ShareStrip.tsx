import { range } from '../../drawing/range.ts';
import { simplestShare } from './simplest-share.ts';

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
