import type { Page } from '@playwright/test';

/**
 * Types each term letter by letter on the search page, whose index is loaded.
 *
 * @returns the main thread's milliseconds for each key stroke: search, rendering and layout
 */
export const measureTyping = (page: Page, terms: readonly string[]): Promise<number[]> =>
  page.evaluate(async (all) => {
    const field = document.querySelector<HTMLInputElement>('[type="search"]');
    if (!field) throw new Error('The page has no field to type in.');
    const { port1, port2 } = new MessageChannel();
    /** A key stroke is handled before the next message. */
    const done = () =>
      new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage('');
      });
    const times: number[] = [];
    for (const term of all) {
      for (let length = 1; length <= term.length; length += 1) {
        const from = performance.now();
        field.value = term.slice(0, length);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await done();
        document.body.getBoundingClientRect();
        times.push(performance.now() - from);
      }
    }
    return times;
  }, terms);
