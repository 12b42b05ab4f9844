import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

const nothingToHear = () => () => {};

/** @returns false in the built page, true once the island's script runs */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToHear,
    () => true,
    () => false,
  );
}

/**
 * A submit button that is disabled while it has the focus loses it to the page, or to the element
 * around it; this gives it back.
 */
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
