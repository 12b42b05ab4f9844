import { type RefObject, useEffect, useState } from 'react';
import { governMotion, type MotionState } from '../behaviours/motion.ts';

/** How long a quote or an industry stays, in milliseconds (specification, section 9). */
const stay = 5000;

interface Autoplay {
  /** What moves; its pause button carries `name` in `data-pauses`. */
  region: RefObject<HTMLElement | null>;
  name: string;
  /** Called after each stay; must keep its identity. */
  advance: () => void;
  /** A change of this starts the stay afresh: the number of moves made by hand. */
  moves: number;
}

/** Advances what moves by itself, by the rule of behaviours/motion.ts. */
export function useAutoplay({ region, name, advance, moves }: Autoplay): MotionState {
  const [motion, setMotion] = useState<MotionState>('held');

  useEffect(() => {
    if (!region.current) return;
    return governMotion({ region: region.current, name, onChange: setMotion });
  }, [region, name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move by hand restarts the stay
  useEffect(() => {
    if (motion !== 'running') return;
    const timer = setInterval(advance, stay);
    return () => clearInterval(timer);
  }, [motion, advance, moves]);

  return motion;
}
