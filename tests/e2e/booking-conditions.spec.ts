import type { Route } from '@playwright/test';
import { shippedWords } from '../../lib/content/shipped-words.ts';
import { createSlotFormat } from '../../lib/forms/slot-times.ts';
import {
  bookCall,
  failure,
  openPicker,
  readSlots,
  requestCall,
  submit,
} from './support/booking.ts';
import { expect, test } from './support/site.ts';

const { pages } = shippedWords.booking;
const firmZone = 'America/Chicago';

test.describe('Booking in other conditions', { tag: '@nightly' }, () => {
  const noTimes = (route: Route) =>
    route.fulfill({ json: { zone: firmZone, lengthMinutes: 30, slots: [] } });

  test('the picker shows a message when the last free time is taken', async ({ page, request }) => {
    await openPicker(page, await requestCall(request, 'last@free.example'));
    const detail = pages.taken.description;
    await page.route('**/api/appointments', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ detail, zone: firmZone, lengthMinutes: 30, slots: [] }),
      }),
    );
    await page.route('**/api/appointments/slots*', noTimes);
    await page.getByRole('radio').first().check();
    await submit(page).click();
    await expect(failure(page)).toHaveText(pages.none.description);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(submit(page)).toHaveCount(0);
  });

  test('times are native radio buttons in forced colors, and a booked call prints without buttons', async ({
    page,
    request,
  }) => {
    const token = await requestCall(request, 'high@contrast.example');
    await page.emulateMedia({ forcedColors: 'active' });
    await openPicker(page, token);
    const radio = page.getByRole('radio').first();
    await expect(radio).toHaveCSS('appearance', 'auto');
    const drawn = radio.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(await drawn).toBe('none');

    const { manageUrl, reference } = await bookCall(request, token, (await readSlots(request))[0]);
    const { pathname, search } = new URL(manageUrl);
    await page.goto(pathname + search);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.locator('button:visible, .button:visible')).toHaveCount(0);
  });

  test.describe('in Berlin', () => {
    test.use({ timezoneId: 'Europe/Berlin', locale: 'de-DE' });

    test('times are of 24 hours beside the firm’s, on lines of rings that fit each window', async ({
      page,
      request,
    }) => {
      await openPicker(page, await requestCall(request, 'weit@weg.example'));
      const first = page.getByRole('radio').first();
      const start = (await first.getAttribute('value')) ?? '';
      const label = page.locator('label').filter({ has: page.locator(`input[value="${start}"]`) });
      const inZone = (visitor: string) =>
        createSlotFormat({ zone: visitor, firmZone, hourCycle: 'h23' })(start);
      const { time, firmTime } = inZone('Europe/Berlin');
      await expect(label).toContainText(`${time} ${firmTime}`);
      expect(time).toMatch(/^\d\d:\d\d$/);
      await page.getByLabel('Time zone').selectOption(firmZone);
      await expect(label).toContainText(inZone(firmZone).time);
      await expect(page.getByText('Our time: Central Time')).toHaveCount(0);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const small = await page
          .locator('.slot-option')
          .evaluateAll((all) =>
            all
              .map((option) => option.getBoundingClientRect())
              .filter((box) => box.height < 24 || box.width < 24 || box.right > innerWidth),
          );
        expect(small, `${width} px`).toEqual([]);
      }
      // At 400 % zoom the foot must not cover the focused control.
      await page.setViewportSize({ width: 320, height: 256 });
      await expect(page.locator('.picker-foot')).toHaveCSS('position', 'static');
    });
  });
});
