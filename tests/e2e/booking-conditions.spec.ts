import { createSlotFormat } from '../../lib/forms/slot-times.ts';
import { bookCall, openPicker, readSlots, requestCall } from './support/booking.ts';
import { expect, test } from './support/site.ts';

const firmZone = 'America/Chicago';

test.describe('Booking in other conditions', { tag: '@nightly' }, () => {
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
