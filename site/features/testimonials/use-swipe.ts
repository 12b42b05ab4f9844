import { type PointerEvent, useRef } from 'react';

/** The distance from which a sideways movement counts as a swipe. */
const thresholdPx = 40;

/** @returns handlers that tell a swipe of a finger or pen: 1 to the left, for the next; -1 back */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
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
