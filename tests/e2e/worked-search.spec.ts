import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

const path = '/services/executive-professional-search';
const people = 10;

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
  test('every person called is a line, and the one who signs becomes the line of the page', async ({
    page,
  }) => {
    await open(page);
    const bright = await page.locator('.worked-people path').nth(1).getAttribute('d');
    expect(bright?.match(/M/g)).toHaveLength(people - 1);
    const edges = await page.evaluate(() => {
      const read = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return {
        ring: read('.worked-mark .line-ring'),
        thread: read('.worked-thread'),
        run: read('.worked-run'),
        dot: read('.worked-mark .line-dot'),
      };
    });
    const middle = ({ left, width }: DOMRect) => left + width / 2;
    expect(edges.thread.left).toBeCloseTo(middle(edges.ring), 0);
    expect(edges.thread.right).toBeCloseTo(edges.run.left, 0);
    expect(middle(edges.dot)).toBeCloseTo(edges.run.left, 0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the row is drawn and the days open', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.locator('.worked-run')).toBeVisible();
      await station(page, 'Declined').locator('summary').click();
      await expect(page.getByText('too far')).toBeVisible();
      await expect(page.getByText('The case against the second.')).toBeHidden();
    });
  });

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

  test('at 400 % zoom the days are rows', async ({ page }) => {
    // 1280 px at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await waitForLayout(page);
    const lefts = await section(page)
      .locator('summary')
      .evaluateAll((rows) => new Set(rows.map((row) => row.getBoundingClientRect().left)).size);
    expect(lefts).toBe(1);
    const heights = await section(page)
      .locator('summary')
      .evaluateAll((rows) => Math.min(...rows.map((row) => row.getBoundingClientRect().height)));
    expect(heights).toBeGreaterThanOrEqual(44);
  });
});
