import { useEffect } from 'react';

/** The distance between the toasts and a focused element, with its ring. */
const apartPx = 12;

/** Scrolls what has the focus out from under the toasts (WCAG 2.4.11). */
export function useFocusUncovered(shown: number): void {
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
