import type { Locator, Page } from '@playwright/test';
import { findLinkInLetter } from './support/letters.ts';
import { expect, test } from './support/site.ts';

/** A page that holds the form. */
const path = '/blog';
const call = '**/api/newsletter/subscribe';
const done = "✓ You're all set! Check your email for confirmation.";

const getForm = (page: Page): Locator => page.locator('form.newsletter');
const email = (page: Page) => getForm(page).getByLabel('Email');
const button = (page: Page) => getForm(page).getByRole('button', { name: 'Subscribe' });
const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title });

/** Opens the page at its form and waits for the form's script. */
async function openForm(page: Page): Promise<void> {
  await page.goto(path);
  await getForm(page).scrollIntoViewIfNeeded();
  await expect(getForm(page)).toHaveAttribute('novalidate', '');
}

test.describe('The newsletter form', () => {
  test.beforeEach(({ page }) => openForm(page));

  test('shows that it is subscribing, then the confirmation', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((open) => {
      release = open;
    });
    await page.route(call, async (route) => {
      await held;
      await route.continue();
    });
    await email(page).fill('  dana@alder.example ');
    const before = await button(page).boundingBox();
    const sent = page.waitForRequest(call);
    await button(page).click();
    const busy = getForm(page).getByRole('button', { name: 'Subscribing...' });
    await expect(busy).toBeDisabled();
    await expect(email(page)).toBeDisabled();
    expect((await busy.boundingBox())?.width).toBe(before?.width);
    release();
    expect((await sent).postDataJSON()).toMatchObject({ email: 'dana@alder.example' });
    await expect(page.getByText(done)).toBeVisible();
    await expect(page.getByText(done)).toBeFocused();
    await expect(getForm(page)).toHaveCount(0);
    await expect(toast(page, 'Success!')).toContainText('Open our letter and confirm there.');
  });

  for (const typed of ['', '   ']) {
    test(`asks for an address when it holds ${JSON.stringify(typed)}`, async ({ page }) => {
      let calls = 0;
      await page.route(call, (route) => {
        calls += 1;
        return route.abort();
      });
      await email(page).fill(typed);
      await button(page).click();
      await expect(toast(page, 'Email required')).toContainText('Please enter your email address.');
      await expect(email(page)).toBeFocused();
      await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
      expect(calls).toBe(0);
    });
  }

  test('shows an error under the field until the address is valid', async ({ page }) => {
    await email(page).fill('dana@');
    await button(page).click();
    await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(email(page)).toBeFocused();
    await email(page).fill('corrected@alder.example');
    await button(page).click();
    await expect(page.getByText(done)).toBeVisible();
  });

  test('keeps the form and its value when the request fails', async ({ page }) => {
    await page.route(call, (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'We could not save it.' }),
    );
    await email(page).fill('dana@alder.example');
    await button(page).click();
    await expect(toast(page, 'Subscription failed')).toContainText('503: We could not save it.');
    await expect(email(page)).toHaveValue('dana@alder.example');
    await expect(button(page)).toBeEnabled();
    await expect(getForm(page).locator('.newsletter-sentence')).toHaveText(
      '503: We could not save it.',
    );
    await expect(button(page)).toHaveAccessibleDescription('503: We could not save it.');
  });

  test('removes the error when a retry succeeds, and announces success once', async ({ page }) => {
    await page.route(call, (route) => route.abort(), { times: 1 });
    await email(page).fill('later@alder.example');
    await button(page).click();
    await expect(toast(page, 'Subscription failed')).toBeVisible();
    await page.evaluate(() => {
      const announced: string[] = [];
      Object.assign(window, { announced });
      new MutationObserver(() => {
        for (const region of document.querySelectorAll('[aria-live=polite], [aria-live=assertive]'))
          if (region.textContent?.includes('Success')) announced.push(region.textContent);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.clock.install();
    await button(page).click();
    await expect(page.getByText(done)).toBeFocused();
    await expect(toast(page, 'Success!')).toBeVisible();
    await expect(toast(page, 'Subscription failed')).toBeHidden();
    await page.clock.runFor(2000);
    expect(await page.evaluate(() => Reflect.get(window, 'announced'))).toEqual([]);
  });

  test('asks to try again when there is no answer, and then succeeds', async ({ page }) => {
    await page.route(call, (route) => route.abort(), { times: 1 });
    await email(page).fill('again@alder.example');
    await email(page).press('Enter');
    await expect(toast(page, 'Subscription failed')).toContainText(
      'Failed to subscribe. Please try again.',
    );
    await button(page).click();
    await expect(page.getByText(done)).toBeVisible();
  });

  test('uses its own message when the server sends none', async ({ page }) => {
    await page.route(call, (route) => route.fulfill({ status: 202, json: {} }));
    await email(page).fill('dana@alder.example');
    await button(page).click();
    await expect(toast(page, 'Success!')).toContainText(
      "You've been subscribed to our newsletter.",
    );
  });
});

test('the links of a letter act only when their button is pressed', async ({ page, site }) => {
  const address = 'reader@alder.example';
  await openForm(page);
  await email(page).fill(address);
  await button(page).click();
  const confirm = await findLinkInLetter(site.dataDir, address, 'confirm');

  await page.request.get(confirm);
  await page.goto(confirm);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription');
  await page.reload();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have joined');

  const leave = await findLinkInLetter(site.dataDir, address, 'unsubscribe');
  await page.goto(leave);
  await page.reload();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('We write no more.')).toBeVisible();
});

test('a truncated link shows an error and the form', async ({ page }) => {
  const answer = await page.goto('/newsletter/confirm?token=lost');
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Half a link');
  await email(page).fill('lost@alder.example');
  await button(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!');
});

test.describe('The newsletter form without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('accepts the address and shows the same message', async ({ page }) => {
    await page.goto(path);
    await email(page).fill('plain@alder.example');
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!');
    await expect(page.getByText('Open our letter and confirm there.')).toBeVisible();
    await expect(page.getByText(done)).toBeVisible();
    await expect(page).toHaveURL(/\/newsletter\/sent$/);
    await page.goBack();
    await expect(button(page)).toBeVisible();
  });

  test('keeps the value and shows the error', async ({ page }) => {
    await page.goto(path);
    await email(page).fill('plain@alder');
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription failed');
    await expect(email(page)).toHaveValue('plain@alder');
    await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address');
  });
});
