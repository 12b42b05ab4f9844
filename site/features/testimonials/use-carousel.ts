import { type PointerEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { useAutoplay } from '../../motion/use-autoplay.ts';

interface Options {
  count: number;
  /** Pointer or focus on it hold the motion. */
  region: RefObject<HTMLElement | null>;
}

interface Position {
  current: number;
  /** The slide that is leaving; none before the first move. */
  leaving?: number;
  forward: boolean;
}

/** State of a carousel that moves on a timer, by its buttons and by swipe. */
export function useCarousel({ count, region }: Options) {
  const [position, setPosition] = useState<Position>({ current: 0, forward: true });
  const [moves, setMoves] = useState(0);

  const step = useCallback(
    (by: 1 | -1) =>
      setPosition(({ current }) => ({
        current: (current + by + count) % count,
        leaving: current,
        forward: by > 0,
      })),
    [count],
  );
  const advance = useCallback(() => step(1), [step]);
  // A visitor who pauses it has paused it on each page.
  const autoplay = useAutoplay({ region, name: 'testimonials', advance, moves, count });

  const stepByHand = (by: 1 | -1) => {
    if (count < 2) return;
    setMoves(moves + 1);
    step(by);
  };
  const { current, leaving, forward } = position;
  return {
    ...autoplay,
    current,
    direction: forward ? 'forward' : 'back',
    moved: leaving !== undefined,
    moves,
    getState: (index: number) =>
      index === current ? 'current' : index === leaving ? 'leaving' : 'waiting',
    stepByHand,
    select(target: number) {
      setMoves(moves + 1);
      if (target !== current)
        setPosition({ current: target, leaving: current, forward: target > current });
    },
    swipe: useSwipe(stepByHand),
  };
}

/** A horizontal movement of at least this distance is a swipe. */
const swipeThresholdPx = 40;

/**
 * @param onSwipe called with 1 for a swipe of a finger or pen to the left, -1 to the right
 * @returns event handlers for the element
 */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ pointerId: number; clientX: number }>(undefined);
  return {
    onPointerDown({ pointerType, pointerId, clientX }: PointerEvent) {
      // Two fingers zoom the page.
      const isSecond = start.current && start.current.pointerId !== pointerId;
      start.current = pointerType === 'mouse' || isSecond ? undefined : { pointerId, clientX };
    },
    onPointerUp({ pointerId, clientX }: PointerEvent) {
      if (start.current?.pointerId !== pointerId) return;
      const distancePx = clientX - start.current.clientX;
      start.current = undefined;
      if (Math.abs(distancePx) >= swipeThresholdPx) onSwipe(distancePx < 0 ? 1 : -1);
    },
    /** The page scrolls instead. */
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
