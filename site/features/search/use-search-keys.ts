import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Down and up move through the pages listed, from the field and back to it; Escape empties the field.
 * No single letter is a shortcut: those catch what people say to voice control (WCAG 2.1.4).
 *
 * @param frame holds the field and the lists; its own listener hears every control in it
 * @param onEmptied called once Escape has emptied the field
 */
export function useSearchKeys(
  frame: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  onEmptied: () => void,
): void {
  /** @returns whether the focus stood in the field or on a page of a list */
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
  // With the layout, so that the key that brought React here finds it listening.
  useLayoutEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [frame]);
}
