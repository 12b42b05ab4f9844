import { type PointerEvent, useCallback, useRef, useState } from 'react';

interface Position {
  current: number;
  /** The slide that is leaving; none before the first move. */
  leaving?: number;
  forward: boolean;
  /** Number of moves made by hand. */
  moves: number;
}

/** State of a carousel of `count` slides that moves by itself, by its buttons and by swipe. */
export function useCarousel(count: number) {
  const [position, setPosition] = useState<Position>({ current: 0, forward: true, moves: 0 });
  const { current, leaving, forward, moves } = position;

  const step = useCallback(
    (by: 1 | -1, byHand = 0) => {
      if (count < 2) return;
      setPosition(({ current, moves }) => ({
        current: (current + by + count) % count,
        leaving: current,
        forward: by > 0,
        moves: moves + byHand,
      }));
    },
    [count],
  );
  const stepByHand = (by: 1 | -1) => step(by, 1);
  return {
    current,
    direction: forward ? 'forward' : 'back',
    moved: leaving !== undefined,
    moves,
    getState: (index: number) =>
      index === current ? 'current' : index === leaving ? 'leaving' : 'waiting',
    advance: useCallback(() => step(1), [step]),
    stepByHand,
    select(target: number) {
      const moved = { ...position, moves: moves + 1 };
      setPosition(
        target === current
          ? moved
          : { ...moved, current: target, leaving: current, forward: target > current },
      );
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
