import { type PointerEvent, type RefObject, useCallback, useRef, useState } from 'react';
import type { Testimonial } from '../../../lib/content/schemas/testimonials.ts';
import { useAutoplay } from '../../motion/use-autoplay.ts';

/** The props of both carousels of quotes. */
export interface CarouselProps {
  testimonials: Testimonial[];
  /** Id of the heading that names it. */
  labelledBy: string;
}

/** Both carousels have one name for their pause button: who pauses one has paused both. */
export const carouselName = 'testimonials';

interface Options {
  count: number;
  /** What holds it while the pointer or the focus is on it. */
  region: RefObject<HTMLElement | null>;
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
export function useCarousel({ count, region, resumes }: Options) {
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
  const motion = useAutoplay({ region, name: carouselName, advance, moves, resumes, count });

  const stepByHand = (by: 1 | -1) => {
    if (count < 2) return;
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

export type Carousel = ReturnType<typeof useCarousel>;

/** The distance from which a sideways movement counts as a swipe. */
const thresholdPx = 40;

/** @returns handlers that tell a swipe of a finger or pen: 1 to the left, for the next; -1 back */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === 'mouse' ? undefined : event.clientX;
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === undefined) return;
      const way = event.clientX - start.current;
      start.current = undefined;
      if (Math.abs(way) >= thresholdPx) onSwipe(way < 0 ? 1 : -1);
    },
    /** The page scrolls instead. */
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
