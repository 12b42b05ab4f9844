import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { range } from '../../drawing/numbers.ts';

interface TalksRow {
  row: RefObject<HTMLUListElement | null>;
  /** Indexes of the talks, in the order of the row. */
  order: number[];
  /** The talk at the left side. */
  index: number;
  /** Moves a talk to the left side; an index before the first or after the last wraps. */
  show: (index: number) => void;
}

/** The pause after a row's last movement after which it counts as settled. */
const settledMs = 100;

/**
 * A row that scrolls, snaps and wraps. For a talk with too few others after it to reach the left side, the row
 * starts with another talk, which the visitor does not see.
 */
export function useTalksRow(count: number): TalksRow {
  const row = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  const [index, setIndex] = useState(0);
  const wrap = (talk: number) => (talk + count) % count;

  /** The talk that the row scrolls to; those that pass by on the way do not count. */
  const target = useRef<number | null>(null);

  // `scrollend` is too new to rely on.
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    let timer = 0;
    const settle = () => {
      const talk = (first + findLeftmost(list)) % count;
      if (target.current === talk) target.current = null;
      if (target.current === null) setIndex(talk);
    };
    const settleSoon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(settle, settledMs);
    };
    const forgetTarget = () => {
      target.current = null;
    };
    // The row snaps back from a talk that is half in view when it is tabbed to.
    const showFocused = () => {
      const focused = document.activeElement;
      if (!list.contains(focused) || !focused?.matches(':focus-visible')) return;
      const position = [...list.children].findIndex((talk) => talk.contains(focused));
      if (position >= 0 && !isInView(list, position))
        list.scrollTo({ left: getLeft(list, position) });
    };
    list.addEventListener('scroll', settleSoon, options);
    list.addEventListener('focusin', showFocused, options);
    for (const type of ['wheel', 'touchstart', 'focusin'])
      list.addEventListener(type, forgetTarget, options);
    // A visitor may have scrolled the row, or tabbed to a talk, before the script loaded.
    settle();
    showFocused();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [first, count]);

  function show(next: number): void {
    const list = row.current;
    if (!list) return;
    const talk = wrap(next);
    const reachesSide = getLeft(list, wrap(talk - first)) <= list.scrollWidth - list.clientWidth;
    const isNearerForward = wrap(talk - index) <= wrap(index - talk);
    const start = reachesSide ? first : isNearerForward ? index : talk;
    target.current = talk;
    flushSync(() => {
      setFirst(start);
      setIndex(talk);
    });
    if (!reachesSide)
      list.scrollTo({ left: getLeft(list, wrap(index - start)), behavior: 'instant' });
    list.scrollTo({ left: getLeft(list, wrap(talk - start)) });
  }

  return { row, order: range(count).map((position) => wrap(first + position)), index, show };
}

/** @returns the distance of a position of the row from its start, in pixels */
function getLeft({ children }: HTMLElement, position: number): number {
  const [start, talk] = [children[0], children[position]];
  if (!start || !talk) return 0;
  return talk.getBoundingClientRect().left - start.getBoundingClientRect().left;
}

/** @returns whether the row shows all of a talk */
function isInView(list: HTMLElement, position: number): boolean {
  const row = list.getBoundingClientRect();
  const talk = list.children[position]?.getBoundingClientRect();
  return talk !== undefined && talk.left >= row.left && talk.right <= row.right;
}

/** @returns the position of the row that is nearest to its left side */
function findLeftmost(list: HTMLElement): number {
  const distances = range(list.children.length).map((position) =>
    Math.abs(getLeft(list, position) - list.scrollLeft),
  );
  return distances.indexOf(Math.min(...distances));
}
