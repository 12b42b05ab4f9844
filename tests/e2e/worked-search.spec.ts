import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

const path = '/services/executive-professional-search';
/** Days of the fixture's stations, on each side of the two breaks, and the weeks that start there. */
const stretches = [
  { days: [0, 3, 10, 12, 15, 20, 22], weeks: [0, 1, 2, 3] },
  { days: [50], weeks: [7] },
  { days: [100], weeks: [14] },
];
/** The stretches from their first to their last day, drawn after each other. */
const drawnDays = 22 + 1 + 2;
const days = stretches.flatMap((stretch) => stretch.days);
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
  test('every station is at its day on the row', async ({ page }) => {
    await open(page);
    const centers = await page
      .locator('.worked-mark')
      .evaluateAll((marks) =>
        marks
          .map((mark) => mark.getBoundingClientRect())
          .map(({ left, width }) => left + width / 2),
      );
    const weeks = await page.locator('.worked-week').evaluateAll((marks) =>
      marks.map((mark) => ({
        left: mark.querySelector('line')?.getBoundingClientRect().left,
        number: mark.textContent?.replace(/\D/g, ''),
      })),
    );
    expect(weeks.map(({ number }) => Number(number) - 1)).toEqual(
      stretches.flatMap((stretch) => stretch.weeks),
    );
    const stations = centers.slice(0, days.length);
    const [start = 0, end = 0] = [stations[0], stations.at(-1)];
    // Each break is as wide as a sixth of the days.
    const pixelsPerDay = (end - start) / (drawnDays * (1 + 2 / 6));
    const breakWidth = (drawnDays * pixelsPerDay) / 6;
    expect(pixelsPerDay).toBeGreaterThan(8);
    const cuts = centers.slice(days.length);
    expect(cuts).toHaveLength(2);
    let from = start;
    let [station, tick] = [0, 0];
    for (const [index, stretch] of stretches.entries()) {
      const first = (stretch.weeks[0] ?? 0) * 7;
      for (const day of stretch.days)
        expect(stations[station++], `day ${day}`).toBeCloseTo(
          from + (day - first) * pixelsPerDay,
          0,
        );
      for (const week of stretch.weeks)
        expect(weeks[tick++]?.left, `week ${week + 1}`).toBeCloseTo(
          from + (week * 7 - first) * pixelsPerDay,
          0,
        );
      if (index === cuts.length) break;
      from += ((stretch.days.at(-1) ?? 0) - first) * pixelsPerDay + breakWidth;
      expect(cuts[index], `break ${index + 1}`).toBeCloseTo(from - breakWidth / 2, 0);
    }
    await expect(section(page).getByText('Two strokes leave weeks out.')).toBeVisible();
  });

  test('every person called is a line, and the one who signs becomes the line of the page', async ({
    page,
  }) => {
    await open(page);
    const bright = await page.locator('.worked-people path').nth(1).getAttribute('d');
    expect(bright?.match(/M/g)).toHaveLength(people - 1);
    const ends = await page.evaluate(() =>
      ['.worked-called', '.worked-signed', '.worked-run'].map((selector) => {
        const { left, right } =
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { left, right };
      }),
    );
    const [called, signed, run] = ends;
    expect(called?.right).toBeCloseTo(signed?.left ?? 0, 0);
    expect(signed?.right).toBeCloseTo(run?.left ?? 0, 0);
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

  test('with forced colors the line and the people stay visible', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page);
    const colors = await page.evaluate(() => {
      const style = (selector: string) => {
        const part = document.querySelector(selector);
        return part ? getComputedStyle(part) : undefined;
      };
      return {
        ground: style('.worked-search')?.backgroundColor,
        run: style('.worked-run')?.borderTopColor,
        people: style('.worked-people path')?.stroke,
      };
    });
    expect(colors.run).not.toBe(colors.ground);
    expect(colors.people).not.toBe(colors.ground);
  });
});
