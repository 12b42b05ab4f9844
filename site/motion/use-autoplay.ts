import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { governMotion } from './govern-motion.ts';

/** How long a quote or an industry stays (docs/product.md, Testimonials and industries). */
const stayMs = 5000;

interface Autoplay {
  /** The moving element. */
  region: RefObject<HTMLElement | null>;
  /** Key under which the session remembers a pause. */
  name: string;
  /** Called after each stay; must be a stable function. */
  advance: () => void;
  /** Number of moves made by hand; a change restarts the stay. */
  moves: number;
  /** Number of items; a single one does not move. */
  count: number;
}

/**
 * Advances a carousel by itself, by the rules of govern-motion.ts.
 * @returns the state of the motion, and the props of its pause button
 */
export function useAutoplay({ region, name, advance, moves, count }: Autoplay) {
  const [motion, setMotion] = useState({ state: 'held', paused: false });
  const governor = useRef<ReturnType<typeof governMotion>>(null);
  /** The rest of the stay. */
  const restMs = useRef(stayMs);

  useEffect(() => {
    if (!region.current) return;
    governor.current = governMotion({
      region: region.current,
      name,
      onChange: (state, paused) => setMotion({ state, paused }),
    });
    return governor.current.end;
  }, [region, name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move by hand restarts the stay
  useEffect(() => {
    restMs.current = stayMs;
  }, [moves]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move by hand restarts the stay
  useEffect(() => {
    if (motion.state !== 'running' || count < 2) return;
    let due = performance.now() + restMs.current;
    let timer = setTimeout(tick, restMs.current);
    function tick() {
      due = performance.now() + stayMs;
      timer = setTimeout(tick, stayMs);
      advance();
    }
    return () => {
      clearTimeout(timer);
      // The rest of the stay follows a hold.
      restMs.current = Math.max(due - performance.now(), 0);
    };
  }, [motion.state, advance, moves, count]);

  const onToggle = useCallback(() => governor.current?.toggle(), []);
  return { motion: motion.state, pause: { paused: motion.paused, onToggle } };
}
