import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface TalksRow {
  row: RefObject<HTMLUListElement | null>;
  /** The talks by their place in the content, as they follow one another in the row. */
  order: number[];
  /** The talk at the left side, from which on the others are in view. */
  index: number;
  /** Brings a talk to the left side; places beyond the last and before the first wrap. */
  show: (place: number) => void;
}

/** The pause after a row's last movement after which it counts as settled. */
const settledMs = 100;

/**
 * A row that scrolls and snaps, and wraps. A talk that has too few others after it to come to the left
 * side gets them: the row is begun at another talk, which a visitor does not see.
 */
export function useTalksRow(count: number): TalksRow {
  const row = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  const [index, setIndex] = useState(0);
  const wrap = (place: number) => (place + count) % count;

  /** The talk that the row is on its way to; what passes by on the way does not count. */
  const heading = useRef<number | null>(null);

  // `scrollend` is too new to rely on.
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const watching = new AbortController();
    const { signal } = watching;
    let settling = 0;
    const settle = () => {
      const talk = (first + findIndexInView(list)) % count;
      if (heading.current === talk) heading.current = null;
      if (heading.current === null) setIndex(talk);
    };
    const wait = () => {
      clearTimeout(settling);
      settling = window.setTimeout(settle, settledMs);
    };
    const takeOver = () => {
      heading.current = null;
    };
    // The row snaps back from a talk that is half in view when it is tabbed to.
    const showFocused = () => {
      const focused = document.activeElement;
      if (!list.contains(focused) || !focused?.matches(':focus-visible')) return;
      const place = [...list.children].findIndex((talk) => talk.contains(focused));
      if (place >= 0 && !isInView(list, place)) list.scrollTo({ left: getLeft(list, place) });
    };
    list.addEventListener('scroll', wait, { signal, passive: true });
    list.addEventListener('focusin', showFocused, { signal });
    for (const sign of ['wheel', 'touchstart', 'focusin']) {
      list.addEventListener(sign, takeOver, { signal, passive: true });
    }
    // A visitor may have scrolled the row, or tabbed to a talk, before its scripts came.
    settle();
    showFocused();
    return () => {
      clearTimeout(settling);
      watching.abort();
    };
  }, [first, count]);

  function show(place: number): void {
    const list = row.current;
    if (!list) return;
    const talk = wrap(place);
    const reachesSide = getLeft(list, wrap(talk - first)) <= list.scrollWidth - list.clientWidth;
    const isNearerForward = wrap(talk - index) <= wrap(index - talk);
    const start = reachesSide ? first : isNearerForward ? index : talk;
    heading.current = talk;
    flushSync(() => {
      setFirst(start);
      setIndex(talk);
    });
    if (!reachesSide) {
      list.scrollTo({ left: getLeft(list, wrap(index - start)), behavior: 'instant' });
    }
    list.scrollTo({ left: getLeft(list, wrap(talk - start)) });
  }

  const order = Array.from({ length: count }, (_, place) => (first + place) % count);
  return { row, order, index, show };
}

/** @returns how far a place of the row is from its start, in pixels */
function getLeft({ children }: HTMLElement, place: number): number {
  const [start, there] = [children[0], children[place]];
  if (!start || !there) return 0;
  return there.getBoundingClientRect().left - start.getBoundingClientRect().left;
}

/** @returns whether the row shows all of a place */
function isInView(list: HTMLElement, place: number): boolean {
  const [row, talk] = [list, list.children[place]].map((part) => part?.getBoundingClientRect());
  return (
    row !== undefined && talk !== undefined && talk.left >= row.left && talk.right <= row.right
  );
}

/** @returns the place of the row that is nearest to its left side */
function findIndexInView(list: HTMLElement): number {
  const distances = [...list.children].map((_, place) =>
    Math.abs(getLeft(list, place) - list.scrollLeft),
  );
  return distances.indexOf(Math.min(...distances));
}
