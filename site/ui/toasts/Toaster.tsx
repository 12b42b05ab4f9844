import * as RadixToast from 'radix-ui/toast';
import { type FocusEvent, type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  type ToastEntry,
  toastLimits,
} from './toasts.ts';
import './toast.css';
import { Sign } from '../Sign.tsx';

// Radix sorts by it, and Chrome 109 has none.
Array.prototype.toSorted ??= function (compare) {
  return [...this].sort(compare);
};

const hotkey = ['F8'];

/** Outside the document, where no screen reader hears an announcement. */
const unheard = document.createElement('div');

/** The region of all toasts, newest at the bottom. */
function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const shown = toasts.filter(({ open }) => open).length;
  const region = useFocusGivenBack(shown === 0);
  useFocusUncovered(shown);
  return (
    // Radix stays paused when the last toast closes under the pointer or the focus, and the next
    // one would never leave; so each round of toasts gets a provider of its own.
    <RadixToast.Provider
      key={toasts.at(-1)?.round}
      duration={toastLimits.displayTime}
      swipeDirection="right"
      swipeThreshold={toastLimits.swipeThreshold}
      announcerContainer={toasts.at(-1)?.silent ? unheard : undefined}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={() => dismissToast(toast.id)} />
      ))}
      <RadixToast.Viewport asChild hotkey={hotkey}>
        <div className="toasts" {...region} />
      </RadixToast.Viewport>
    </RadixToast.Provider>
  );
}

/** When the last toast is closed from within, the focus returns to where it came from. */
function useFocusGivenBack(empty: boolean) {
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

/** Only in the browser: rendered on the server, the region would carry inline styles. */
export function mountToaster(place: HTMLElement): void {
  createRoot(place).render(<Toaster />);
}

interface Props {
  toast: ToastEntry;
  onClose: () => void;
}

/**
 * One toast. Radix reads it out, politely or, for a failure, at once; the roles say what the focus
 * lands on and must not make it read twice.
 */
function Toast({ toast: { kind, title, description, open }, onClose }: Props) {
  const failed = kind === 'destructive';
  return (
    <RadixToast.Root
      asChild
      open={open}
      onOpenChange={(stays) => stays || onClose()}
      type={failed ? 'foreground' : 'background'}
      onMouseDown={keepFocus}
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
          <RadixToast.Description className="toast-description">
            {description}
          </RadixToast.Description>
        </div>
        <RadixToast.Close className="toast-close" aria-label="Close">
          <Sign name="close" />
        </RadixToast.Close>
      </div>
    </RadixToast.Root>
  );
}

/** Focus holds the time of all toasts: a press, such as a swipe that stops short, must not bring it. */
const keepFocus = (press: MouseEvent) => press.preventDefault();

/** The distance between the toasts and a focused element, with its ring. */
const apartPx = 12;

/** Scrolls what has the focus out from under the toasts (WCAG 2.4.11). */
function useFocusUncovered(shown: number): void {
  useEffect(() => {
    const region = document.querySelector('.toasts');
    if (shown === 0 || !region) return;
    const uncover = () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || region.contains(focused)) return;
      const toasts = region.getBoundingClientRect();
      const { top, right, bottom, left } = focused.getBoundingClientRect();
      const covered = left < toasts.right && right > toasts.left && bottom > toasts.top;
      if (!covered || top > toasts.bottom) return;
      scrollBy({ top: bottom - toasts.top + apartPx, behavior: 'instant' });
    };
    // A toast gets its place in the region only after this effect.
    const sizes = new ResizeObserver(uncover);
    sizes.observe(region);
    document.addEventListener('focusin', uncover);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', uncover);
    };
  }, [shown]);
}
