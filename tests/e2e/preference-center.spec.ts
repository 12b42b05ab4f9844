import type { Page } from '@playwright/test';
import {
  blockStorage,
  getBanner,
  press,
  readSavedConsent,
  sendGlobalPrivacyControl,
} from './support/consent.ts';
import { expect, makeConsent, test } from './support/site.ts';
import { openWithStoppedClock } from './support/still-clock.ts';

const getCenter = (page: Page) => page.getByRole('form', { name: 'Cookie preferences' });
const getSwitch = (page: Page, name: string) => getCenter(page).getByRole('switch', { name });
const saving = (page: Page) => getCenter(page).getByRole('button');
const message = 'Your cookie preferences have been saved successfully.';

/** Scrolls to the preference center, which hydrates it. */
async function openCenter(page: Page): Promise<void> {
  await page.goto('/privacy#cookies');
  await waitForHydration(page);
}
async function waitForHydration(page: Page): Promise<void> {
  await getCenter(page).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

test('saves an answer and confirms it for three seconds', async ({ page }) => {
  await openWithStoppedClock(page, '/privacy#cookies');
  await waitForHydration(page);
  await expect(saving(page)).toHaveAccessibleName('Save Preferences');
  await getSwitch(page, 'Analytics').check();
  await saving(page).click();
  await expect(saving(page)).toHaveAccessibleName('Saved');
  await expect(getCenter(page).getByRole('status')).toHaveText(message);
  expect(await readSavedConsent(page)).toBe(makeConsent(true, false));
  await page.clock.runFor(2999);
  await expect(getCenter(page).getByRole('status')).toHaveText(message);
  await page.clock.runFor(1);
  await expect(getCenter(page).getByRole('status')).toHaveText('');
  await expect(saving(page)).toHaveAccessibleName('Save Preferences');
});

test('restarts the three seconds when saved again', async ({ page }) => {
  await openWithStoppedClock(page, '/privacy#cookies');
  await waitForHydration(page);
  await saving(page).click();
  await page.clock.runFor(2000);
  await saving(page).click();
  await page.clock.runFor(2999);
  await expect(getCenter(page).getByRole('status')).toHaveText(message);
});

test('shows the saved answer, and necessary cannot be turned off', async ({ page }) => {
  await openCenter(page);
  await expect(getSwitch(page, 'Necessary')).toBeChecked();
  await expect(getSwitch(page, 'Necessary')).toBeDisabled();
  await expect(getSwitch(page, 'Analytics')).not.toBeChecked();
  await page.evaluate(
    (kept) => localStorage.setItem('cookie-consent', kept),
    makeConsent(true, true),
  );
  await page.reload();
  await waitForHydration(page);
  await expect(getSwitch(page, 'Analytics')).toBeChecked();
  await expect(getSwitch(page, 'Marketing')).toBeChecked();
});

test.describe('Before its script loads, with a saved answer', () => {
  test.use({ savedConsent: makeConsent(true, false) });

  test('keeps a moved switch and the saved answer', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/PreferenceCenter.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/privacy');
    await getSwitch(page, 'Marketing').check();
    release();
    await expect(getSwitch(page, 'Analytics')).toBeChecked();
    await expect(getSwitch(page, 'Marketing')).toBeChecked();
    await saving(page).click();
    await expect(getCenter(page).getByRole('status')).toHaveText(message);
    expect(await readSavedConsent(page)).toBe(makeConsent(true, true));
  });
});

test.describe('Before its script loads', () => {
  test.use({ savedConsent: null });

  test('keeps a moved switch and a pressed button', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/PreferenceCenter.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const scriptRequested = page.waitForRequest(/PreferenceCenter.*\.js$/);
    await page.goto('/privacy');
    await press(page, 'Close');
    await getSwitch(page, 'Analytics').check();
    await saving(page).click();
    await scriptRequested;
    await expect(getSwitch(page, 'Analytics')).toBeChecked();
    release();
    await expect(saving(page)).toHaveAccessibleName('Saved');
    expect(await readSavedConsent(page)).toBe(makeConsent(true, false));
    await expect(getSwitch(page, 'Analytics')).toBeChecked();
  });
});

test('works with the keyboard alone', async ({ page }) => {
  await openCenter(page);
  await getSwitch(page, 'Analytics').focus();
  await page.keyboard.press('Tab');
  await expect(getSwitch(page, 'Marketing')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(saving(page)).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await readSavedConsent(page)).toBe(makeConsent(false, true));
});

test('updates in a second tab', async ({ page, context }) => {
  const other = await context.newPage();
  await openCenter(page);
  await openCenter(other);
  await getSwitch(page, 'Marketing').check();
  await saving(page).click();
  await expect(getSwitch(other, 'Marketing')).toBeChecked();
  await expect(other.locator('html')).toHaveAttribute('data-marketing', 'granted');
  // Only the tab of the button shows the confirmation.
  await expect(saving(other)).toHaveAccessibleName('Save Preferences');
  await getSwitch(other, 'Marketing').uncheck();
  await saving(other).click();
  await expect(getSwitch(page, 'Marketing')).not.toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-marketing');
});

test.describe('Beside the banner', () => {
  test.use({ savedConsent: null });

  test('show the same state', async ({ page }) => {
    await openCenter(page);
    await press(page, 'Accept All');
    await expect(getSwitch(page, 'Analytics')).toBeChecked();
    await expect(getSwitch(page, 'Marketing')).toBeChecked();
    await expect(getCenter(page).getByRole('status')).toHaveText('');
    await getSwitch(page, 'Analytics').uncheck();
    await saving(page).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    const box = (name: string) => getBanner(page).getByRole('checkbox', { name });
    await expect(box('Analytics')).not.toBeChecked();
    await expect(box('Marketing')).toBeChecked();
  });

  test('a first answer closes the banner', async ({ page }) => {
    await openCenter(page);
    await expect(getBanner(page)).toBeVisible();
    await saving(page).click();
    await expect(getBanner(page)).toBeHidden();
    expect(await readSavedConsent(page)).toBe(makeConsent(false, false));
  });

  test('analytics and marketing stay off under Global Privacy Control', async ({ page }) => {
    await sendGlobalPrivacyControl(page);
    await openCenter(page);
    await press(page, 'Accept All');
    for (const name of ['Analytics', 'Marketing']) {
      await expect(getSwitch(page, name)).toBeDisabled();
      await expect(getSwitch(page, name)).not.toBeChecked();
    }
    await expect(getCenter(page)).toContainText('so analytics and marketing stay off');
  });
});

test.describe('An invalid saved answer', () => {
  test.use({ savedConsent: '{"necessary":true' });

  test('is logged on the privacy page only', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    await page.goto('/');
    await expect(getBanner(page)).toBeVisible();
    expect(errors).toEqual([]);
    await openCenter(page);
    await expect(getBanner(page)).toBeVisible();
    await expect.poll(() => errors).toHaveLength(1);
  });
});

test('shows that the answer is for this page only when storage is blocked', async ({ page }) => {
  await blockStorage(page);
  await openCenter(page);
  await getSwitch(page, 'Marketing').check();
  await saving(page).click();
  await expect(getCenter(page).getByRole('status')).toContainText('holds on this page only');
  await expect(saving(page)).toHaveAccessibleName('Save Preferences');
  await expect(page.locator('html')).toHaveAttribute('data-marketing', 'granted');
});
