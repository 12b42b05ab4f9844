import type { Locator, Page } from '@playwright/test';
import { holdBack } from './hold-back.ts';
import { expect } from './site.ts';
import { openWithStoppedClock } from './still-clock.ts';

/** Default answers, for tests that do not care which. */
export const answers = {
  name: 'Dana Whitfield',
  company: 'Alder & Sons',
  email: 'dana@alder.example',
  phone: '+1 (214) 555-0199',
  message: 'A director of ERP, before the cutover in nine weeks.',
};

/** Fills the fields of a form, by their names. */
export async function fillAnswers(form: Locator, values: Partial<typeof answers>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await form.locator(`[name=${name}]`).fill(value);
}

/** @param anchor the form's anchor on the page at `path` */
export function createConsultationForm(path: string, anchor: string) {
  const form = (page: Page) => page.locator(`${anchor} form`);
  return {
    form,
    book: (page: Page) => form(page).getByRole('button', { name: 'Book Your Consultation' }),
    /** Fills the form, and takes longer than the second below which it looks like spam. */
    async fill(page: Page, changes: Partial<typeof answers> = {}) {
      await fillAnswers(form(page), { ...answers, ...changes });
      await page.clock.runFor(2000);
    },
    /** Opens the page at the form, with a stopped clock, and waits for the form's script. */
    async open(page: Page) {
      await openWithStoppedClock(page, path);
      await form(page).hover();
      await expect(form(page)).toBeHydrated();
    },
  };
}

/** @returns the toast with this title */
export const getToast = (page: Page, title: string): Locator =>
  page.locator('.toast').filter({ hasText: title });

/** @returns the controls of the page that a toast covers */
export const findUnderToast = (page: Page): Promise<string[]> =>
  page.locator('.toast').evaluate((toast) => {
    if (!toast.checkVisibility({ visibilityProperty: true })) return [];
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    const controls = 'main :is(a, button, label, input, select, textarea):not([aria-hidden] *)';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const at = control.getBoundingClientRect();
        return at.left < right && at.right > left && at.top < bottom && at.bottom > top;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });

/**
 * Clicks the button of a filled form twice, and expects it to show at the same width that it is submitting.
 * @param endpoint URL pattern of the request to hold back
 */
export async function submitTwice(form: Locator, endpoint: string): Promise<void> {
  const release = await holdBack(form.page(), endpoint);
  const button = form.getByRole('button', { name: 'Book Your Consultation' });
  const before = await button.boundingBox();
  await button.dblclick();
  const busy = form.getByRole('button', { name: 'Submitting...' });
  await expect(busy).toBeDisabled();
  expect((await busy.boundingBox())?.width).toBe(before?.width);
  release();
}
