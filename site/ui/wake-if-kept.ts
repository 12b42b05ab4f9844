/**
 * Wakes an island that waits for a sign of use (`client:near="use"`) where the browser keeps
 * something for it.
 * @param form selector of the island's form
 * @param key in local storage
 */
export function wakeIfKept(form: string, key: string): void {
  try {
    if (localStorage.getItem(key) === null) return;
  } catch {
    return;
  }
  document.querySelector(form)?.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
