import { type RefObject, useEffect, useRef, useState } from 'react';
import { governMotion, type MotionState } from './govern-motion.ts';

/** Time that a quote or an industry is shown (docs/product.md, Testimonials and industries). */
const stayMs = 5000;

interface Autoplay {
  /** The moving element; its pause button has `name` in `data-pauses`. */
  region: RefObject<HTMLElement | null>;
  name: string;
  /** Called after each stay; must be a stable function. */
  advance: () => void;
  /** The number of moves made by hand; a change restarts the stay. */
  moves: number;
  /** How many there are to show: a single one stays. */
  count: number;
  /** After a hold the rest of the stay continues, not a whole one. */
  resumes?: boolean | undefined;
}

/** Advances a carousel by itself, by the rules of motion/govern-motion.ts. */
export function useAutoplay({
  region,
  name,
  advance,
  moves,
  count,
  resumes = false,
}: Autoplay): MotionState {
  const [motion, setMotion] = useState<MotionState>('held');
  /** The rest of the stay, in milliseconds. */
  const rest = useRef(stayMs);

  useEffect(() => {
    if (!region.current) return;
    return governMotion({ region: region.current, name, onChange: setMotion });
  }, [region, name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move by hand restarts the stay
  useEffect(() => {
    rest.current = stayMs;
  }, [moves]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move by hand restarts the stay
  useEffect(() => {
    if (motion !== 'running' || count < 2) return;
    let due = performance.now() + rest.current;
    let timer = setTimeout(tick, rest.current);
    function tick() {
      due = performance.now() + stayMs;
      timer = setTimeout(tick, stayMs);
      advance();
    }
    return () => {
      clearTimeout(timer);
      rest.current = resumes ? Math.max(due - performance.now(), 0) : stayMs;
    };
  }, [motion, advance, moves, count, resumes]);

  return motion;
}
