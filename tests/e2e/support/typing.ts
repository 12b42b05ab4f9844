import type { Page } from '@playwright/test';

/**
 * Types `abc` into a field whose island loads on use: `ab` before its script has loaded, and `c` right after
 * the script has read the form, before any other task.
 */
export const typeWhileStarting = (page: Page, field: string): Promise<void> =>
  page.locator(field).evaluate(
    (input: HTMLElement) =>
      new Promise<void>((typed) => {
        const type = (character: string) => document.execCommand('insertText', false, character);
        const Original = window.FormData;
        window.FormData = class extends Original {
          constructor(form?: HTMLFormElement) {
            super(form);
            window.FormData = Original;
            queueMicrotask(() => {
              type('c');
              typed();
            });
          }
        };
        input.focus();
        type('a');
        type('b');
      }),
  );
