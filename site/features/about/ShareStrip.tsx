import { range } from '../../drawing/range.ts';
import { simplestShare } from './simplest-share.ts';

/** Most dots in a row. */
const longest = 25;
const pitch = 20;

/** A share as dots and rings, drawn from its number: 85 percent is 17 dots and three rings. */
export function ShareStrip({ percent }: { percent: number }) {
  const { part, whole } = simplestShare(percent);
  const across = Math.min(whole, longest);
  const down = Math.ceil(whole / longest);
  return (
    <svg
      className="share-strip"
      viewBox={`0 0 ${across * pitch} ${down * pitch}`}
      width={across * pitch}
      height={down * pitch}
      aria-hidden="true"
    >
      {range(whole).map((dot) => (
        <circle
          key={dot}
          className={dot < part ? 'share-dot' : 'share-ring'}
          cx={(dot % across) * pitch + 7}
          cy={Math.floor(dot / across) * pitch + 10}
          r={dot < part ? 6 : 4.75}
        />
      ))}
    </svg>
  );
}
