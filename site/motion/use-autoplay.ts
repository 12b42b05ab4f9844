import { type RefObject, useEffect, useRef, useState } from 'react';
import { governMotion, type MotionState } from './govern-motion.ts';

/** Milliseconds that a quote or an industry is shown (docs/product.md, Testimonials and industries). */
const stay = 5000;

interface Autoplay {
  /** What moves; its pause button carries `name` in `data-pauses`. */
  region: RefObject<HTMLElement | null>;
  name: string;
  /** Called after each stay; must keep its identity. */
  advance: () => void;
  /** A change of this starts the stay afresh: the number of moves made by hand. */
  moves: number;
  /** After a hold the rest of the stay follows, not a whole one. */
  resumes?: boolean | undefined;
}

/** Advances what moves by itself, by the rule of motion/govern-motion.ts. */
export function useAutoplay({
  region,
  name,
  advance,
  moves,
  resumes = false,
}: Autoplay): MotionState {
  const [motion, setMotion] = useState<MotionState>('held');
  /** What is left of the stay, in milliseconds. */
  const rest = useRef(stay);

  useEffect(() => {
    if (!region.current) return;
    return governMotion({ region: region.current, name, onChange: setMotion });
  }, [region, name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move by hand restarts the stay
  useEffect(() => {
    rest.current = stay;
  }, [moves]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move by hand restarts the stay
  useEffect(() => {
    if (motion !== 'running') return;
    let due = performance.now() + rest.current;
    let timer = setTimeout(tick, rest.current);
    function tick() {
      due = performance.now() + stay;
      timer = setTimeout(tick, stay);
      advance();
    }
    return () => {
      clearTimeout(timer);
      rest.current = resumes ? Math.max(due - performance.now(), 0) : stay;
    };
  }, [motion, advance, moves, resumes]);

  return motion;
}
