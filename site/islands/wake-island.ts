import { tryStorage } from '../storage.ts';

/** At this event `client:near` hydrates the island around the target (client-near.ts). */
export const wakeEvent = 'island:wake';

/** Hydrates the island around an element before the visitor uses it. */
export const wakeIsland = (element: Element | null): void => {
  element?.dispatchEvent(new Event(wakeEvent, { bubbles: true }));
};

/**
 * Hydrates an island that waits for use if the browser stores values for it.
 * @param form selector of the island's form
 * @param key in local or session storage
 */
export function wakeIfStored(form: string, key: string): void {
  const value = tryStorage(() => localStorage.getItem(key) ?? sessionStorage.getItem(key));
  if (value != null) wakeIsland(document.querySelector(form));
}
