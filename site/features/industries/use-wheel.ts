import { useCallback, useEffect, useState } from 'react';

interface Position {
  active: number;
  /** All steps so far. It grows past one turn, so that the wheel never spins back. */
  turned: number;
  /** Number of moves made by hand. */
  moves: number;
}

/** State of a wheel of `count` names, of which one is active. */
export function useWheel(count: number) {
  const [position, setPosition] = useState<Position>({ active: 0, turned: 0, moves: 0 });
  return {
    ...position,
    advance: useCallback(() => {
      if (count < 2) return;
      setPosition(({ active, turned, moves }) => ({
        active: (active + 1) % count,
        turned: turned + 1,
        moves,
      }));
    }, [count]),
    select: (target: number) =>
      setPosition(({ active, turned, moves }) => ({
        active: target,
        turned: turned + getShortestTurn(active, target, count),
        moves: moves + 1,
      })),
  };
}

/**
 * The shortest way around a wheel.
 * @returns steps from one of `count` positions to another, negative for backwards; of two equally
 * long ways the forward one
 */
export function getShortestTurn(from: number, to: number, count: number): number {
  const forwards = (((to - from) % count) + count) % count;
  return forwards <= count / 2 ? forwards : forwards - count;
}

const turnMs = 600;

/** @returns a number that follows `target` in 600 ms, slow at both ends; at once under reduced motion */
export function useTurn(target: number): number {
  const [turn, setTurn] = useState({ from: target, at: target });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new target starts where the last turn has come to
  useEffect(() => {
    const { at: from } = turn;
    if (from === target) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = performance.now();
    let frame = requestAnimationFrame(function move(now) {
      const share = isStill ? 1 : Math.min(Math.max(now - start, 0) / turnMs, 1);
      const eased = (1 - Math.cos(share * Math.PI)) / 2;
      setTurn({ from, at: from + (target - from) * eased });
      if (share < 1) frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return turn.at;
}
