/** At this event `client:near` hydrates the island around the event's target (build/client-near.ts). */
export const wakeEvent = 'island:wake';

/** Hydrates an island that the visitor has not used yet. */
export const wakeIsland = (part: Element | null): void => {
  part?.dispatchEvent(new Event(wakeEvent, { bubbles: true }));
};

/**
 * Wakes an island that waits for a sign of use (`client:near="use"`) if the browser stores something
 * for it.
 * @param form selector of the island's form
 * @param key in local storage
 */
export function wakeIfKept(form: string, key: string): void {
  try {
    if (localStorage.getItem(key) === null) return;
  } catch {
    return;
  }
  wakeIsland(document.querySelector(form));
}
