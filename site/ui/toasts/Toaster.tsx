import * as RadixToast from 'radix-ui/toast';
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Toast } from './Toast.tsx';
import { currentToasts, dismissToast, subscribeToToasts, toastLimits } from './toasts.ts';
import { useFocusUncovered } from './use-focus-uncovered.ts';
import './toast.css';

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
