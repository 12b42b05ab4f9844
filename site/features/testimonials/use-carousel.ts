import { type RefObject, useCallback, useState } from 'react';
import { useAutoplay } from '../../motion/use-autoplay.ts';
import { useSwipe } from './use-swipe.ts';

interface Carousel {
  count: number;
  /** What holds it while the pointer or the focus is on it; its pause button governs `name`. */
  region: RefObject<HTMLElement | null>;
  name: string;
  /** After a hold the rest of the stay follows, not a whole one. */
  resumes?: boolean;
}

interface Place {
  current: number;
  /** The slide that is on its way out; none before the first move. */
  leaving?: number;
  forward: boolean;
}

/** The current slide, the leaving one, and all ways to move: by itself, by hand, by swipe. */
export function useCarousel({ count, region, name, resumes }: Carousel) {
  const [place, setPlace] = useState<Place>({ current: 0, forward: true });
  const [moves, setMoves] = useState(0);

  const step = useCallback(
    (by: 1 | -1) =>
      setPlace(({ current }) => ({
        current: (current + by + count) % count,
        leaving: current,
        forward: by > 0,
      })),
    [count],
  );
  const advance = useCallback(() => step(1), [step]);
  const motion = useAutoplay({ region, name, advance, moves, resumes });

  const stepByHand = (by: 1 | -1) => {
    setMoves(moves + 1);
    step(by);
  };
  const select = (target: number) => {
    setMoves(moves + 1);
    if (target === place.current) return;
    setPlace({ current: target, leaving: place.current, forward: target > place.current });
  };
  const stateOf = (index: number) =>
    index === place.current ? 'current' : index === place.leaving ? 'leaving' : 'waiting';

  return {
    current: place.current,
    way: place.forward ? 'forward' : 'back',
    moved: place.leaving !== undefined,
    moves,
    motion,
    stateOf,
    stepByHand,
    select,
    swipe: useSwipe(stepByHand),
  } as const;
}
