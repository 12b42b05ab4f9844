import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { range } from '../../drawing/numbers.ts';

interface TalksRow {
  row: RefObject<HTMLUListElement | null>;
  /** Indexes of the talks, in the order of the row. */
  order: number[];
  /** The talk at the left side. */
  index: number;
  /** Starts the row with a talk; an index before the first or after the last wraps. */
  show: (index: number) => void;
}

/** The pause after a row's last movement after which it counts as settled. */
const settledMs = 100;

/** A row that wraps: it starts with the chosen talk, and a visitor may scroll it on from there. */
export function useTalksRow(count: number): TalksRow {
  const row = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  /** How many talks the visitor has scrolled past. */
  const [scrolled, setScrolled] = useState(0);
  const wrap = (talk: number) => (talk + count) % count;

  // `scrollend` is too new to rely on.
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    let timer = 0;
    const settle = () => setScrolled(findLeftmost(list));
    const settleSoon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(settle, settledMs);
    };
    list.addEventListener('scroll', settleSoon, { passive: true });
    // A visitor may have scrolled the row before the script loaded.
    settle();
    return () => {
      clearTimeout(timer);
      list.removeEventListener('scroll', settleSoon);
    };
  }, []);

  function show(next: number): void {
    // Scroll snapping follows the talk that was at the left side to its new place, so scroll back after that.
    flushSync(() => {
      setFirst(wrap(next));
      setScrolled(0);
    });
    row.current?.scrollTo({ left: 0, behavior: 'instant' });
  }

  return {
    row,
    order: range(count).map((position) => wrap(first + position)),
    index: wrap(first + scrolled),
    show,
  };
}

/** @returns the position of the row that is nearest to its left side */
function findLeftmost({ children, scrollLeft }: HTMLElement): number {
  const [start] = children;
  if (!start) return 0;
  const { left } = start.getBoundingClientRect();
  const distances = [...children].map((talk) =>
    Math.abs(talk.getBoundingClientRect().left - left - scrollLeft),
  );
  return distances.indexOf(Math.min(...distances));
}
