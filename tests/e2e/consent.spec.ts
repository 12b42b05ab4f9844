import type { Page } from '@playwright/test';
import {
  command,
  getBanner,
  press,
  readDataLayer,
  readSavedConsent,
  sendGlobalPrivacyControl,
} from './support/consent.ts';
import { expect, makeConsent, test } from './support/site.ts';

const save = (page: Page) => getBanner(page).getByRole('button', { name: 'Save Preferences' });
const box = (page: Page, name: string) => getBanner(page).getByRole('checkbox', { name });
const html = (page: Page) => page.locator('html');
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
const signals = async (page: Page) => (await readDataLayer(page)).filter(Array.isArray);
const denied = command('default', false, false);

test.describe('A new visitor', () => {
  test.use({ savedConsent: null });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(getBanner(page)).toBeVisible();
  });

  test('closes the banner without an answer, then rejects, and other pages and tabs follow', async ({
    page,
    context,
  }) => {
    await press(page, 'Customize Settings');
    await box(page, 'Marketing').check();
    await press(page, 'Close');
    await expect(getBanner(page)).toBeHidden();
    expect(await readSavedConsent(page)).toBeNull();
    await expect(html(page)).not.toHaveAttribute('data-marketing');
    // The page beside the banner can be used.
    await page.goto('/services');
    await expect(save(page)).toBeHidden();
    await page.getByRole('navigation', { name: 'Main' }).getByText('About').click();
    await expect(page).toHaveURL(/\/about$/);
    const other = await context.newPage();
    await other.goto('/privacy');
    await expect(getBanner(other)).toBeVisible();
    const before = Date.now();
    await press(page, 'Reject All');
    await expect(getBanner(page)).toBeHidden();
    await expect(getBanner(other)).toBeHidden();
    expect(await readSavedConsent(page)).toBe(makeConsent(false, false));
    const date = await page.evaluate(() => localStorage.getItem('cookie-consent-date'));
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Date.parse(date ?? '')).toBeGreaterThanOrEqual(before);
    // A page from the browser's cache.
    await page.goBack();
    await expect(page).toHaveURL(/\/services$/);
    await expect(getBanner(page)).toBeHidden();
  });

  test('accepts, changes the answer from the footer, and each change is signaled', async ({
    page,
  }) => {
    const looks = await getBanner(page)
      .getByRole('button', { name: /All$/ })
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
          return { width, height, backgroundColor, color, fontSize, fontWeight };
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0], 'Reject All is as prominent as Accept All').toEqual(looks[1]);
    await page.evaluate(() => {
      document.addEventListener('consentchange', () => {
        document.title += `,${document.documentElement.dataset.marketing ?? 'none'}`;
      });
    });
    await press(page, 'Accept All');
    expect(await readSavedConsent(page)).toBe(makeConsent(true, true));
    await expect(html(page)).toHaveAttribute('data-marketing', 'granted');
    await settings(page).focus();
    await page.keyboard.press('Enter');
    await expect(getBanner(page)).toBeFocused();
    await expect(box(page, 'Marketing')).toBeChecked();
    await box(page, 'Marketing').uncheck();
    await press(page, 'Close');
    await expect(settings(page)).toBeFocused();
    expect(await readSavedConsent(page)).toBe(makeConsent(true, true));
    await settings(page).click();
    await press(page, 'Reject All');
    await expect(settings(page)).toBeFocused();
    await expect(html(page)).not.toHaveAttribute('data-marketing');
    expect(await signals(page)).toEqual([
      denied,
      command('update', true, true),
      command('update', false, false),
    ]);
    expect(await page.title()).toMatch(/,granted,none$/);

    // The cookie page has its own link, whatever an owner takes out of the footer.
    await page.goto('/cookies');
    const link = page.getByRole('main').getByRole('link', { name: 'Cookie settings' });
    await link.click();
    await expect(getBanner(page)).toBeFocused();
    await press(page, 'Close');
    await expect(link).toBeFocused();
  });

  test('answers with the keyboard alone, and Enter on a checkbox saves', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(getBanner(page).getByRole('link', { name: 'Cookie policy' })).toBeFocused();
    await page.keyboard.press('Tab');
    const customize = page.getByRole('button', { name: 'Customize Settings' });
    await expect(customize).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(customize).toHaveAttribute('aria-expanded', 'true');
    await expect(box(page, 'Necessary')).toBeChecked();
    await expect(box(page, 'Necessary')).toBeDisabled();
    await expect(getBanner(page).getByText('Always on')).toBeVisible();
    for (const name of ['Analytics', 'Marketing']) await expect(box(page, name)).not.toBeChecked();
    // The focus moves to the first choice, so that all choices come before Save Preferences.
    await expect(box(page, 'Analytics')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(box(page, 'Marketing')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(getBanner(page)).toBeHidden();
    expect(await readSavedConsent(page)).toBe(makeConsent(false, true));
    // Focus returns to where it was before.
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });
});

test.describe('With storage that does not hold an answer', () => {
  test.use({ savedConsent: '{"necessary":true,"analytics":"true","marketing":true}' });

  test('everything is denied, and the banner asks again', async ({ page }) => {
    await page.goto('/');
    await expect(getBanner(page)).toBeVisible();
    await expect(html(page)).not.toHaveAttribute('data-marketing');
    expect(await readDataLayer(page)).toEqual([denied]);
    await press(page, 'Reject All');
    expect(await readSavedConsent(page)).toBe(makeConsent(false, false));
  });
});

test.describe('Global Privacy Control', () => {
  test.use({ savedConsent: null });

  test('turns analytics and marketing off, Accept All included, and the banner says so', async ({
    page,
  }) => {
    const sentence = getBanner(page).getByText('Your browser asks us not to share data');
    await page.goto('/');
    await expect(getBanner(page).getByText('We need some, and ask about the rest.')).toBeVisible();
    await expect(sentence).toBeHidden();
    await sendGlobalPrivacyControl(page);
    await page.reload();
    await expect(sentence).toBeVisible();
    await press(page, 'Customize Settings');
    for (const name of ['Analytics', 'Marketing']) await expect(box(page, name)).toBeDisabled();
    await press(page, 'Accept All');
    expect(await readSavedConsent(page)).toBe(makeConsent(false, false));
    await expect(html(page)).not.toHaveAttribute('data-marketing');
  });
});

test.describe('An ad blocker', () => {
  test.use({ savedConsent: null });

  test('that stops the consent script stops nothing else', async ({ page }) => {
    await page.route(/consent\.[^/]*\.js$/, (route) => route.abort());
    const open = async (path: string) => {
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.querySelector('link[rel=manifest]'));
    };
    await open('/blog');
    const filter = page.getByRole('radio').nth(1);
    await filter.focus();
    await page.keyboard.press('ArrowRight');
    await expect(filter).toBeHydrated();
    await page.setViewportSize({ width: 1440, height: 400 });
    await open('/contact?utm_source=x#consultation-form');
    await expect(page).toHaveURL(/\/contact#consultation-form$/);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.click();
    await expect(field).toBeHydrated();
    await expect(page.getByText('not working')).toHaveCount(0);
    await expect(page.locator('.cookie-banner-reserved')).toBeHidden();
    await settings(page).click();
    await expect(page).toHaveURL(/\/privacy#cookies$/);
  });

  for (const [deed, property, value] of [
    ['hides', 'display', 'none'],
    ['makes invisible', 'visibility', 'hidden'],
    ['removes', '', ''],
  ] as const) {
    test(`that ${deed} the banner leaves the link of the footer its address`, {
      tag: deed === 'hides' ? [] : '@nightly',
    }, async ({ page }) => {
      await page.goto('/');
      await expect(getBanner(page)).toBeVisible();
      await page.locator('#cookie-banner').evaluate(
        (banner, [property, value]) => {
          if (property) banner.style.setProperty(property, value, 'important');
          else banner.remove();
        },
        [property, value] as const,
      );
      await settings(page).click();
      await expect(page).toHaveURL(/\/privacy#cookies$/);
    });
  }
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false, savedConsent: null });

  test('shows no banner, and the footer links to the privacy page', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#cookie-banner')).toBeHidden();
    await settings(page).click();
    await expect(page).toHaveURL(/\/privacy#cookies$/);
    await expect(page.getByText('Nothing optional loads without scripts')).toBeVisible();
  });
});
