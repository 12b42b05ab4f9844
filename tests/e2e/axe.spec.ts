import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { expect, test } from './support/site.ts';

/** Scrolls through the page, so that every island has come to life. */
async function visitAll(page: Page): Promise<void> {
  for (const section of await page.locator('main > section').all())
    await section.scrollIntoViewIfNeeded();
  await expect(page.locator('#contact form')).toHaveAttribute('novalidate', '');
}

for (const width of [390, 1440]) {
  test.describe(`The home page at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(async ({ page }) => {
      await page.goto('/');
    });

    test('has no violation on arrival', async ({ page }) => {
      await visitAll(page);
      await expectNoViolation(page);
    });

    test('has none with the menu or the services open', async ({ page }) => {
      const name = width < 1080 ? 'Menu' : 'Services menu';
      await page.getByRole('button', { name }).press('Enter');
      await expectNoViolation(page);
    });

    test('has none with field errors shown', async ({ page }) => {
      await visitAll(page);
      await page.getByRole('button', { name: 'Book Your Consultation' }).click();
      await expect(page.getByText('4 answers need another look.')).toBeVisible();
      await expectNoViolation(page);
    });

    test('has none with a toast shown', async ({ page }) => {
      await page.route('**/api/webhooks/consultation', (route) => route.abort());
      await visitAll(page);
      const form = page.locator('#contact form');
      await form.getByLabel('Name').fill('Dana Whitfield');
      await form.getByLabel('Company').fill('Alder');
      await form.getByLabel('Email').fill('dana@alder.example');
      await form.getByLabel('Message').fill('A director of ERP, soon.');
      await form.getByRole('button', { name: 'Book Your Consultation' }).click();
      await expect(page.locator('.toast')).toBeVisible();
      await expectNoViolation(page);
    });
  });
}
