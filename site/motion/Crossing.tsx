import { Line } from './Line.tsx';

/** The line changes lanes within a section: down, across, and down again. */
export function Crossing({ from, className = '' }: { from: 'left' | 'right'; className?: string }) {
  const [first, second] = from === 'left' ? (['bl', 'tr'] as const) : (['br', 'tl'] as const);
  const to = from === 'left' ? 'right' : 'left';
  return (
    <div className={`zone crossing ${className}`}>
      <Line className={`crossing-in ${lanes[from]} ${bends[first]} reach-half`} />
      <Line className={`crossing-out ${lanes[to]} ${bends[second]} reach-half`} />
    </div>
  );
}

const lanes = { left: 'lane-left', right: 'lane-right' } as const;
const bends = { bl: 'bend-bl', br: 'bend-br', tl: 'bend-tl', tr: 'bend-tr' } as const;
