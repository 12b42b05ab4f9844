import type { Page } from '@playwright/test';
import { getBanner, press, readSavedConsent, sendGlobalPrivacyControl } from './support/consent.ts';
import { expect, makeConsent, test } from './support/site.ts';

const save = (page: Page) => getBanner(page).getByRole('button', { name: 'Save Preferences' });

test.describe('A new visitor', () => {
  test.use({ savedConsent: null });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(getBanner(page)).toBeVisible();
  });

  for (const { name, kept } of [
    { name: 'Accept All', kept: makeConsent(true, true) },
    { name: 'Reject All', kept: makeConsent(false, false) },
  ]) {
    test(`presses ${name}, and is not asked again`, async ({ page }) => {
      const before = Date.now();
      await press(page, name);
      await expect(getBanner(page)).toBeHidden();
      expect(await readSavedConsent(page)).toBe(kept);
      const date = await page.evaluate(() => localStorage.getItem('cookie-consent-date'));
      expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(Date.parse(date ?? '')).toBeGreaterThanOrEqual(before);
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(getBanner(page)).toBeHidden();
    });
  }

  test('finds Reject All as prominent as Accept All', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const looks = await getBanner(page)
        .getByRole('button', { name: /All$/ })
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width: across, height, top } = button.getBoundingClientRect();
            const { backgroundColor, color, fontSize, fontWeight, padding } =
              getComputedStyle(button);
            return { across, height, top, backgroundColor, color, fontSize, fontWeight, padding };
          }),
        );
      expect(looks).toHaveLength(2);
      expect(looks[0]).toEqual(looks[1]);
    }
  });

  test('customizes: nothing is checked in advance, and necessary cannot be turned off', async ({
    page,
  }) => {
    await expect(save(page)).toBeHidden();
    const customize = getBanner(page).getByRole('button', { name: 'Customize Settings' });
    await customize.click();
    await expect(customize).toHaveAttribute('aria-expanded', 'true');
    const box = (name: string) => getBanner(page).getByRole('checkbox', { name });
    await expect(box('Necessary')).toBeChecked();
    await expect(box('Necessary')).toBeDisabled();
    await expect(getBanner(page).getByText('Always on')).toBeVisible();
    await expect(box('Analytics')).not.toBeChecked();
    await expect(box('Marketing')).not.toBeChecked();
    await box('Analytics').check();
    await save(page).click();
    await expect(getBanner(page)).toBeHidden();
    expect(await readSavedConsent(page)).toBe(makeConsent(true, false));
  });

  test('closes the banner without saving, and is asked again on the next page', async ({
    page,
  }) => {
    await getBanner(page).getByRole('button', { name: 'Customize Settings' }).click();
    await getBanner(page).getByRole('checkbox', { name: 'Marketing' }).check();
    await press(page, 'Close');
    await expect(getBanner(page)).toBeHidden();
    expect(await readSavedConsent(page)).toBeNull();
    await expect(page.locator('html')).not.toHaveAttribute('data-marketing');
    await page.goto('/about');
    await expect(getBanner(page)).toBeVisible();
    await expect(save(page)).toBeHidden();
  });

  test('can use the page beside the banner', async ({ page }) => {
    await page.getByRole('navigation', { name: 'Main' }).getByText('About').click();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('answers with the keyboard alone, and Enter on a checkbox saves', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Customize Settings' })).toBeFocused();
    await page.keyboard.press('Enter');
    // The focus moves to the first choice, so that all choices come before Save Preferences.
    await expect(page.getByRole('checkbox', { name: 'Analytics' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: 'Marketing' })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(getBanner(page)).toBeHidden();
    expect(await readSavedConsent(page)).toBe(makeConsent(false, true));
    // Focus returns to where it was before.
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });

  test('can leave the banner with Tab', async ({ page }) => {
    await getBanner(page).getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /, home$/ })).toBeFocused();
  });

  test('answers in one tab, and other tabs update', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/services');
    await expect(getBanner(other)).toBeVisible();
    await press(page, 'Accept All');
    await expect(getBanner(other)).toBeHidden();
    await expect(other.locator('html')).toHaveAttribute('data-marketing', 'granted');
  });

  test('returns to a cached page after an answer on a later one', async ({ page }) => {
    await page.goto('/about');
    await press(page, 'Reject All');
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(getBanner(page)).toBeHidden();
  });

  test('sees a toast above the banner', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/blog');
      const form = page.locator('form.newsletter');
      await form.scrollIntoViewIfNeeded();
      await expect(form).toHaveAttribute('novalidate', '');
      await form.getByRole('button').click();
      // The toast slides into place.
      await expect
        .poll(async () => {
          const toast = await page.locator('.toast').boundingBox();
          const banner = await getBanner(page).boundingBox();
          return toast && banner && banner.y - (toast.y + toast.height);
        })
        .toBeGreaterThan(0);
    }
  });
});

test.describe('A visitor who has answered', () => {
  test.use({ savedConsent: makeConsent(true, true) });

  test('opens the banner from the footer with the saved answer, and the focus returns', async ({
    page,
  }) => {
    await page.goto('/about');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(getBanner(page)).toBeFocused();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('checkbox', { name: 'Marketing' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Marketing' }).uncheck();
    await press(page, 'Close');
    await expect(link).toBeFocused();
    expect(await readSavedConsent(page)).toBe(makeConsent(true, true));
    await link.click();
    await press(page, 'Reject All');
    await expect(link).toBeFocused();
    await expect(page.locator('html')).not.toHaveAttribute('data-marketing');
  });
});

test.describe('Global Privacy Control', () => {
  test.use({ savedConsent: null });

  test('turns analytics and marketing off, Accept All included, and the banner says so', async ({
    page,
  }) => {
    await sendGlobalPrivacyControl(page);
    await page.goto('/');
    await expect(getBanner(page)).toContainText(
      'Your browser asks us not to share data, so analytics and marketing stay off.',
    );
    await press(page, 'Customize Settings');
    for (const name of ['Analytics', 'Marketing'])
      await expect(page.getByRole('checkbox', { name })).toBeDisabled();
    await press(page, 'Accept All');
    expect(await readSavedConsent(page)).toBe(makeConsent(false, false));
    await expect(page.locator('html')).not.toHaveAttribute('data-marketing');
  });

  test('is not mentioned when it is not sent', async ({ page }) => {
    await page.goto('/');
    await expect(getBanner(page).getByText('You can change this at any time.')).toBeVisible();
    await expect(getBanner(page).getByText('Your browser asks')).toBeHidden();
  });
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false, savedConsent: null });

  test('shows no banner, and the footer links to the privacy page', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#cookie-banner')).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await expect(page).toHaveURL(/\/privacy#cookies$/);
    await expect(page.getByText('Nothing optional loads without scripts')).toBeVisible();
  });
});
