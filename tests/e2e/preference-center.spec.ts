import type { Page } from '@playwright/test';
import {
  blockStorage,
  getBanner,
  press,
  readSavedConsent,
  sendGlobalPrivacyControl,
} from './support/consent.ts';
import { holdBack } from './support/hold-back.ts';
import { expect, makeConsent, test } from './support/site.ts';
import { openWithStoppedClock } from './support/still-clock.ts';

const getCenter = (page: Page) => page.getByRole('form', { name: 'Cookie preferences' });
const getSwitch = (page: Page, name: string) => getCenter(page).getByRole('switch', { name });
const saving = (page: Page) => getCenter(page).getByRole('button');
const status = (page: Page) => getCenter(page).getByRole('status');
const message = 'Your cookie preferences have been saved successfully.';

async function waitForHydration(page: Page): Promise<void> {
  await getCenter(page).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
/** Scrolls to the preference center, which hydrates it. */
async function openCenter(page: Page): Promise<void> {
  await page.goto('/privacy#cookies');
  await waitForHydration(page);
}

test('saves an answer with the keyboard, and confirms it for three seconds after the last time', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/privacy#cookies');
  await waitForHydration(page);
  await expect(getSwitch(page, 'Necessary')).toBeChecked();
  await expect(getSwitch(page, 'Necessary')).toBeDisabled();
  await expect(saving(page)).toHaveAccessibleName('Save Preferences');
  await getSwitch(page, 'Analytics').focus();
  await page.keyboard.press('Tab');
  await expect(getSwitch(page, 'Marketing')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(saving(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(saving(page)).toHaveAccessibleName('Saved');
  await expect(status(page)).toHaveText(message);
  expect(await readSavedConsent(page)).toBe(makeConsent(false, true));
  await page.clock.runFor(2000);
  await saving(page).click();
  await page.clock.runFor(2999);
  await expect(status(page)).toHaveText(message);
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText('');
  await expect(saving(page)).toHaveAccessibleName('Save Preferences');
  await page.reload();
  await waitForHydration(page);
  await expect(getSwitch(page, 'Marketing')).toBeChecked();
  await expect(getSwitch(page, 'Analytics')).not.toBeChecked();
});

for (const saved of [makeConsent(true, false), null]) {
  test.describe(`Before its script loads, with ${saved ? 'a' : 'no'} saved answer`, () => {
    test.use({ savedConsent: saved });

    test('keeps a moved switch and a pressed button', { tag: saved ? [] : '@nightly' }, async ({
      page,
    }) => {
      const release = await holdBack(page, /PreferenceCenter.*\.js$/);
      const requested = page.waitForRequest(/PreferenceCenter.*\.js$/);
      await page.goto('/privacy');
      if (saved === null) await press(page, 'Close');
      await getSwitch(page, 'Marketing').check();
      await saving(page).click();
      await requested;
      release();
      await expect(saving(page)).toHaveAccessibleName('Saved');
      await expect(getSwitch(page, 'Marketing')).toBeChecked();
      expect(await readSavedConsent(page)).toBe(makeConsent(saved !== null, true));
    });
  });
}

test.describe('Beside the banner', () => {
  test.use({ savedConsent: null });

  test('shows the same state, and the first answer closes the banner', async ({ page }) => {
    await openCenter(page);
    await saving(page).click();
    await expect(getBanner(page)).toBeHidden();
    expect(await readSavedConsent(page)).toBe(makeConsent(false, false));
    const settings = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
    await settings.click();
    await press(page, 'Accept All');
    for (const name of ['Analytics', 'Marketing'])
      await expect(getSwitch(page, name)).toBeChecked();
    await getSwitch(page, 'Analytics').uncheck();
    await saving(page).click();
    await settings.click();
    const box = (name: string) => getBanner(page).getByRole('checkbox', { name });
    await expect(box('Analytics')).not.toBeChecked();
    await expect(box('Marketing')).toBeChecked();
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

test('shows that the answer is for this page only when storage is blocked', async ({ page }) => {
  await blockStorage(page);
  await openCenter(page);
  await getSwitch(page, 'Marketing').check();
  await saving(page).click();
  await expect(status(page)).toContainText('holds on this page only');
  await expect(saving(page)).toHaveAccessibleName('Save Preferences');
  await expect(page.locator('html')).toHaveAttribute('data-marketing', 'granted');
});
