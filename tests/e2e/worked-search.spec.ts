import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

const path = '/services/executive-professional-search';

const section = (page: Page, name = 'A search, drawn') => page.getByRole('region', { name });
const station = (page: Page, title: string) =>
  section(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title }) });

async function open(page: Page, width = 1440, address = path) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await waitForLayout(page);
}

test('the home page and a service show a search as days, which the keyboard opens one at a time', async ({
  page,
}) => {
  await open(page, 1440, '/services/interim-staffing');
  await expect(page.locator('.worked-search')).toHaveCount(0);
  await open(page, 1440, '/');
  await expect(section(page)).toHaveCount(1);
  await expect(section(page).getByText('Sample', { exact: true })).toHaveCount(1);
  await open(page);
  await expect(station(page, 'List')).toHaveAttribute('open');
  await expect(page.getByText('The case against the second.')).toBeVisible();
  await station(page, 'Start').locator('summary').focus();
  await page.keyboard.press('Tab');
  await expect(station(page, 'Called').locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ten are called.')).toBeVisible();
  await expect(section(page).locator('details[open]')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(page.getByText('Ten are called.')).toBeHidden();
});

test.describe('In other windows and media', { tag: '@nightly' }, () => {
  test('on paper every day is open, in order and with its date', async ({ page }) => {
    for (const [address, dates] of [
      [path, ['Week1,Mon', 'Week1,Thu', 'Week2,Thu', 'Week15,Wed']],
      ['/services/fox-fast-track', ['Mon,Mar2', 'Wed,Apr1', 'Mon,Apr6', 'Sat,Apr11']],
    ] as const) {
      await open(page, 1440, address);
      for (const landscape of [false, true]) {
        const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ landscape })));
        const { text } = await extractText(pdf, { mergePages: true });
        const words = text.replace(/\s+/g, '');
        const places = dates.map((date) => words.indexOf(date));
        expect(places, 'in order').toEqual(places.toSorted((a, b) => a - b));
        expect(Math.min(...places)).toBeGreaterThan(0);
        const texts = await page
          .locator('.worked-text, .worked-case dd')
          .evaluateAll((parts) => parts.map((part) => part.textContent?.replace(/\s+/g, '')));
        for (const part of texts) expect(words).toContain(part);
      }
    }
  });
});
