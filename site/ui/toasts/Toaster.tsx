import controls from 'virtual:words/controls';
import * as RadixToast from 'radix-ui/toast';
import { type FocusEvent, type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Sign } from '../Sign.tsx';
import './toast.css';

export interface Toast {
  kind: 'default' | 'destructive';
  title: string;
  description: string;
  /** Set when the page announces the message itself, for example by moving the focus to it. */
  silent?: boolean;
}

export interface ToastEntry extends Toast {
  id: number;
  open: boolean;
  /** The same for all toasts that were on screen together. */
  round: number;
}

/** What the toaster needs from toasts.ts, which loads it. */
export interface ToastStore {
  getToasts: () => readonly ToastEntry[];
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
  dismiss: (id: number) => void;
}

/** Limits of docs/product.md, Toasts and tooltips. */
const displayTimeMs = 5000;
const swipeThresholdPx = 50;
const hotkey = ['F8'];
const noHotkey: string[] = [];

// Radix sorts with it, and Chrome 109 does not have it.
Array.prototype.toSorted ??= function (compare) {
  return [...this].sort(compare);
};

/** Radix sets `none`, with which two fingers on a toast would not zoom the page. */
const swipeStyle = { touchAction: 'pinch-zoom' };

/** An element outside the document, in which screen readers hear no announcement. */
const silentAnnouncer = document.createElement('div');

/** The region of all toasts, newest at the bottom. */
function Toaster({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts);
  const shown = toasts.filter(({ open }) => open);
  const openCount = shown.length;
  const region = useFocusReturn(openCount === 0);
  useClearPlace(
    openCount,
    shown.every(({ silent }) => silent),
  );
  return (
    // Radix stays paused when the last toast closes under the pointer or the focus, and the next
    // toast would never close. A new provider for each round avoids this.
    <RadixToast.Provider
      key={toasts.at(-1)?.round}
      duration={displayTimeMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      announcerContainer={toasts.at(-1)?.silent ? silentAnnouncer : undefined}
    >
      {toasts.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} onClose={() => store.dismiss(toast.id)} />
      ))}
      <RadixToast.Viewport
        asChild
        hotkey={openCount > 0 ? hotkey : noHotkey}
        label={openCount > 0 ? `${controls.notifications} ({hotkey})` : controls.notifications}
      >
        <div className="toasts screen-only" {...region} />
      </RadixToast.Viewport>
    </RadixToast.Provider>
  );
}

/** Returns the focus to where it came from when the last toast closes while it has the focus. */
function useFocusReturn(empty: boolean) {
  const region = useRef<HTMLElement>(null);
  const origin = useRef<EventTarget>(null);
  useEffect(() => {
    const within = region.current?.contains(document.activeElement);
    if (empty && within && origin.current instanceof HTMLElement) origin.current.focus();
  }, [empty]);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      region.current = currentTarget;
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    },
  };
}

/** Space between the toasts and a control, for its focus ring. */
const gapPx = 12;

/**
 * Moves the toasts up to the lowest place where they cover no control, on the right or else on the left, or at least
 * not the focused element (WCAG 2.4.11). The page itself never moves: what is under the pointer stays there.
 * @param isRepeated whether the page says the same, so that toasts without such a place are not shown
 */
function useClearPlace(openCount: number, isRepeated: boolean): void {
  useEffect(() => {
    const region = document.querySelector<HTMLElement>('.toasts');
    if (openCount === 0 || !region) return;
    const place = () => {
      // A toast that is read or closed stays where it is.
      if (region.matches(':hover, :focus-within')) return;
      const clear = findPlace(region, listControls());
      const { lift, shift } = clear ?? findPlace(region, listFocused()) ?? atCorner;
      region.style.visibility = clear || !isRepeated ? '' : 'hidden';
      region.style.setProperty('--lift', `${-lift}px`);
      region.style.setProperty('--shift', `${-shift}px`);
    };
    const stopping = new AbortController();
    const { signal } = stopping;
    // Also once the region has its size, and when the page changes under it.
    const sizes = new ResizeObserver(place);
    for (const element of [region, document.body]) sizes.observe(element);
    signal.addEventListener('abort', () => sizes.disconnect());
    document.addEventListener('focusin', place, { signal });
    addEventListener('scroll', place, { signal, passive: true });
    return () => stopping.abort();
  }, [openCount, isRepeated]);
}

const listControls = () => [
  // The hidden trap for bots is large, but clipped.
  ...document.querySelectorAll(
    ':is(a[href], button, label, input, select, textarea, summary):not([aria-hidden="true"] *)',
  ),
  ...listFocused(),
];

/** Text that is taller than the window has the focus when it is pressed. */
const listFocused = () =>
  [document.activeElement].filter(
    (element) =>
      element !== null && element !== document.body && element.clientHeight < innerHeight,
  );

/** Distance in px from the lower right corner, up and to the left. */
const atCorner = { lift: 0, shift: 0 };

/** @returns where the region covers none of the elements; undefined if there is no such place */
function findPlace(
  region: HTMLElement,
  elements: readonly (Element | null)[],
): typeof atCorner | undefined {
  const { width, height } = region.getBoundingClientRect();
  const margin = getComputedStyle(region);
  const lowest = innerHeight - Number.parseFloat(margin.bottom);
  const rightmost = document.documentElement.clientWidth - Number.parseFloat(margin.right);
  const boxes = elements
    .filter((element) => element?.checkVisibility() && !region.contains(element))
    .map((element) => element?.getBoundingClientRect() ?? new DOMRect())
    .sort((a, b) => b.bottom - a.bottom);
  const toTheLeft = rightmost - width - Number.parseFloat(margin.right);
  for (const shift of [0, toTheLeft]) {
    const right = rightmost - shift;
    let bottom = lowest;
    for (const box of boxes) {
      const isBeside = box.left >= right + gapPx || box.right <= right - width - gapPx;
      if (isBeside || box.bottom + gapPx <= bottom - height) continue;
      if (box.top - gapPx < bottom) bottom = box.top - gapPx;
    }
    if (bottom - height >= 0) return { lift: lowest - bottom, shift };
  }
  return undefined;
}

/** One toast. Radix announces it, so `aria-live` is off: the role is for when it has the focus. */
function ToastMessage({ toast, onClose }: { toast: ToastEntry; onClose: () => void }) {
  const { kind, title, description, open } = toast;
  const failed = kind === 'destructive';
  return (
    <RadixToast.Root
      asChild
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      type={failed ? 'foreground' : 'background'}
      onMouseDown={keepFocus}
      style={swipeStyle}
    >
      <div
        className={`toast ${failed ? 'toast-failed on-chalk' : 'on-ever'}`}
        role={failed ? 'alert' : 'status'}
        aria-live="off"
        aria-atomic="true"
      >
        <Sign name={failed ? 'broken' : 'tick'} />
        <div className="toast-words">
          <RadixToast.Title className="toast-title">{title}</RadixToast.Title>
          <RadixToast.Description className="toast-description quiet balance">
            {description}
          </RadixToast.Description>
        </div>
        <RadixToast.Close className="toast-close" aria-label={controls.close}>
          <Sign name="close" />
        </RadixToast.Close>
      </div>
    </RadixToast.Root>
  );
}

/** Focus pauses the timers of all toasts, so a press, such as an unfinished swipe, must not move it. */
const keepFocus = (press: MouseEvent) => press.preventDefault();

/** Runs in the browser only: rendered on the server, the region would carry inline styles. */
export function mountToaster(element: HTMLElement, store: ToastStore): void {
  createRoot(element).render(<Toaster store={store} />);
}
