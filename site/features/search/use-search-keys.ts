import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Arrow keys move through the listed pages, from the field and back to it; Escape clears the field.
 * No single letter is a shortcut: voice control would trigger them by speech (WCAG 2.1.4).
 *
 * @param frame holds the field and the lists; one listener on it handles every control inside
 * @param onEmptied called after Escape has cleared the field
 */
export function useSearchKeys(
  frame: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  onEmptied: () => void,
): void {
  /** @returns whether the focus was in the field or on a listed page */
  function moveFocus(by: 1 | -1): boolean {
    const links = frame.current?.querySelectorAll<HTMLElement>('.result-link') ?? [];
    const places = [field.current, ...links];
    const focused = document.activeElement;
    const at = focused instanceof HTMLElement ? places.indexOf(focused) : -1;
    if (at >= 0) places[at + by]?.focus();
    return at >= 0;
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if ((key === 'ArrowDown' && moveFocus(1)) || (key === 'ArrowUp' && moveFocus(-1)))
      event.preventDefault();
    if (key !== 'Escape' || !field.current) return;
    event.preventDefault();
    field.current.value = '';
    onEmptied();
    field.current.focus();
  });
  // A layout effect, so that the key that triggered hydration is already handled.
  useLayoutEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [frame]);
}
