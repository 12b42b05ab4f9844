import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** @returns false in the built page, true once the island's script runs */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Returns the focus to a submit button that was disabled while it had the focus. */
export function useFocusKept(form: RefObject<HTMLFormElement | null>, disabled: boolean): void {
  const wasDisabled = useRef(disabled);
  useEffect(() => {
    const enabledAgain = wasDisabled.current && !disabled;
    wasDisabled.current = disabled;
    const { activeElement } = document;
    if (!enabledAgain || (activeElement && !activeElement.contains(form.current))) return;
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [form, disabled]);
}
