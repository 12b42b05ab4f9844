import type { Locator, Page } from '@playwright/test';
import { holdBack } from './support/hold-back.ts';
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
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the page at its form and waits for the form's script. */
async function openForm(page: Page): Promise<void> {
  await page.goto(path);
  await getForm(page).scrollIntoViewIfNeeded();
  await expect(getForm(page)).toBeHydrated();
}

test('a reader corrects an address, sends it again after errors, confirms and leaves', async ({
  page,
  site,
}) => {
  const address = 'reader@alder.example';
  await openForm(page);

  await test.step('nothing is sent without a valid address', async () => {
    let calls = 0;
    await page.route(call, (route) => {
      calls += 1;
      return route.abort();
    });
    await email(page).fill('   ');
    await button(page).click();
    await expect(toast(page, 'Email required')).toContainText('Please enter your email address.');
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
    await email(page).fill('reader@');
    await button(page).click();
    await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(email(page)).toBeFocused();
    expect(calls).toBe(0);
    await page.unroute(call);
  });

  await test.step('errors keep the address', async () => {
    await page.route(
      call,
      (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'Not saved.' }),
      { times: 1 },
    );
    await email(page).fill(`  ${address} `);
    await email(page).press('Enter');
    await expect(toast(page, 'Subscription failed')).toContainText('503: Not saved.');
    await expect(getForm(page).locator('.newsletter-sentence')).toHaveText('503: Not saved.');
    await expect(button(page)).toHaveAccessibleDescription('503: Not saved.');
    await expect(email(page)).toHaveValue(new RegExp(address));
    await page.route(call, (route) => route.abort(), { times: 1 });
    await button(page).click();
    await expect(toast(page, 'Subscription failed').last()).toContainText(
      'Failed to subscribe. Please try again.',
    );
  });

  await test.step('the button is busy, and success is announced once, with the focus', async () => {
    const release = await holdBack(page, call);
    await page.evaluate(() => {
      const announced: string[] = [];
      Object.assign(window, { announced });
      new MutationObserver(() => {
        for (const region of document.querySelectorAll('[aria-live=polite], [aria-live=assertive]'))
          if (region.textContent?.includes('Success')) announced.push(region.textContent);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const before = await button(page).boundingBox();
    const sent = page.waitForRequest(call);
    await button(page).click();
    const busy = getForm(page).getByRole('button', { name: 'Subscribing...' });
    await expect(busy).toBeDisabled();
    await expect(email(page)).toBeDisabled();
    expect((await busy.boundingBox())?.width).toBe(before?.width);
    await page.clock.install();
    release();
    expect((await sent).postDataJSON()).toMatchObject({ email: address });
    await expect(page.getByText(done)).toBeFocused();
    await expect(getForm(page)).toHaveCount(0);
    await expect(toast(page, 'Success!')).toContainText('Open our letter and confirm there.');
    await expect(toast(page, 'Subscription failed')).toHaveCount(0);
    await page.clock.runFor(2000);
    expect(await page.evaluate(() => Reflect.get(window, 'announced'))).toEqual([]);
  });

  await test.step('the links of a letter act only when their button is pressed', async () => {
    const confirm = await findLinkInLetter(site.dataDir, address, 'confirm');
    await page.goto(confirm);
    await page.reload();
    await expect(title(page)).toHaveText('Confirm your subscription');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(title(page)).toHaveText('You have joined');
    const leave = await findLinkInLetter(site.dataDir, address, 'unsubscribe');
    await page.goto(leave);
    await page.reload();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('We write no more.')).toBeVisible();
  });
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form accepts an address, keeps a wrong one, and shows a message for a truncated link', async ({
    page,
  }) => {
    await page.goto(path);
    await email(page).fill('plain@alder');
    await button(page).click();
    await expect(title(page)).toHaveText('Subscription failed');
    await expect(email(page)).toHaveValue('plain@alder');
    await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address');

    const answer = await page.goto('/newsletter/confirm?token=lost');
    expect(answer?.status()).toBe(400);
    await expect(title(page)).toHaveText('Half a link');
    await email(page).fill('lost@alder.example');
    await button(page).click();
    await expect(title(page)).toHaveText('Success!');

    await page.goto(path);
    await email(page).fill('plain@alder.example');
    await button(page).click();
    await expect(page).toHaveURL(/\/newsletter\/sent$/);
    await expect(page.getByText('Open our letter and confirm there.')).toBeVisible();
    await expect(page.getByText(done)).toBeVisible();
    await page.goBack();
    await expect(button(page)).toBeVisible();
  });
});
