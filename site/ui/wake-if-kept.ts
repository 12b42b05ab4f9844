import { wakeIsland } from './island/wake-island.ts';

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
