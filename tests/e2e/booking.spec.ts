import type { Page, Route } from '@playwright/test';
import { shippedWords } from '../../lib/content/shipped-words.ts';
import { createSlotFormat } from '../../lib/forms/slot-times.ts';
import { bookCall, readSlots, requestCall } from './support/booking.ts';
import { createConsultationForm } from './support/consultation-form.ts';
import { expect, test } from './support/site.ts';

const { pages, picker } = shippedWords.booking;
const firmZone = 'America/Chicago';
const zone = 'America/New_York';
test.use({ timezoneId: zone });

/** Formats a start as the visitor reads it. */
const read = createSlotFormat({ zone, firmZone, hourCycle: 'h12' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const getPicker = (page: Page) => page.locator('form.picker');
const slot = (page: Page, start = '') => getPicker(page).locator(`input[value="${start}"]`);
const submit = (page: Page) => getPicker(page).locator('button[type=submit]');
const openPicker = async (page: Page, token: string) => {
  await page.goto(`/appointment?token=${token}`);
  await expect(getPicker(page).getByText('Pick a time above.')).toBeVisible();
};

const forms = [
  { path: '/', anchor: '#contact', call: 'consultation', minutes: 30 },
  { path: '/contact', anchor: '#contact-form', call: 'consultation', minutes: 30 },
  { path: '/career-strategy', anchor: '#contact', call: 'career', minutes: 15 },
] as const;

for (const { path, anchor, call: kind, minutes } of forms) {
  const onPage = createConsultationForm(path, anchor);

  test(`a visitor books, moves and cancels a call after a request on ${path}`, async ({
    page,
    request,
    site,
  }) => {
    const email = `dana@journey${path.slice(1)}.example`;
    const loaded: string[] = [];
    page.on('request', (asked) => loaded.push(new URL(asked.url()).pathname));
    await onPage.open(page);
    await onPage.fill(page, { email });
    expect(
      loaded.filter((address) => /booking.*css|offer|picker|appointment/i.test(address)),
    ).toEqual([]);
    const [first, second, third, fourth] = await readSlots(request, kind);
    // React waits for the styles of the offer on a timer.
    await page.clock.resume();
    await onPage.book(page).click();

    const offer = page.getByRole('region', { name: 'Pick a time now' });
    await expect(offer.getByRole('radio')).toHaveCount(3);
    for (const start of [first, second, third]) await expect(slot(page, start)).toBeVisible();
    // The confirmation is the same as without an offer.
    await expect(onPage.form(page).locator('.consultation-sent')).toBeFocused();
    const reference = site.leads().find((lead) => lead.email === email)?.reference ?? '';
    await expect(onPage.form(page).getByRole('status')).toContainText(reference);
    await expect(offer.getByRole('link')).toHaveAttribute('href', /^\/appointment\?token=/);

    await slot(page, second).check();
    await submit(page).click();
    await expect(title(page)).toHaveText(pages.booked.title);
    const { heading, time, firmTime } = read(second ?? '');
    const call = page.locator('.appointment-call');
    await expect(call).toContainText(`${heading}, ${time}`);
    await expect(call).toContainText(firmTime);
    await expect(call).toContainText(reference);
    await expect(call).toContainText(`${minutes} minutes`);
    const file = await call
      .getByRole('link', { name: 'Add to your calendar' })
      .getAttribute('href');
    expect(await (await request.get(file ?? '')).text()).toContain('BEGIN:VCALENDAR');
    expect(await readSlots(request, kind)).not.toContain(second);

    await page.getByRole('button', { name: 'Pick another time' }).click();
    await expect(title(page)).toHaveText(pages.move.title);
    await slot(page, fourth).check();
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await expect(title(page)).toHaveText(pages.booked.title);
    await expect(call).toContainText(read(fourth ?? '').time);
    expect(await readSlots(request, kind)).toContain(second);

    await page.reload();
    await expect(title(page)).toHaveText(pages.booked.title);
    await page.getByRole('button', { name: 'Cancel the call' }).click();
    await expect(title(page)).toHaveText(pages.cancelled.title);
    expect(await readSlots(request, kind)).toContain(fourth);
    await page.getByRole('button', { name: 'Pick another time' }).click();
    await expect(title(page)).toHaveText(pages.pick.title);
  });
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a corrected form still offers the 15-minute call on the career page', async ({
    page,
    request,
  }) => {
    await page.goto('/career-strategy');
    const form = page.locator('form.consultation');
    await form.getByLabel('Name').fill('Dana Whitfield');
    await form.getByLabel('Company').fill('Alder');
    await form.getByLabel('Email').fill('dana@corrected');
    await form.getByLabel('Message').fill('A CIO who may move next year.');
    await form.getByRole('button', { name: 'Book Your Consultation' }).click();
    await form.getByLabel('Email').fill('dana@corrected.example');
    await form.getByRole('button', { name: 'Book Your Consultation' }).click();
    const offered = page.getByRole('region', { name: 'Pick a time now' }).getByRole('radio');
    const starts = await offered.evaluateAll((radios: HTMLInputElement[]) =>
      radios.map(({ value }) => value),
    );
    expect(starts).toEqual((await readSlots(request, 'career')).slice(0, 3));
  });

  test('books, moves and cancels a call in a chosen time zone', async ({ page, request }) => {
    await page.goto('/contact');
    const form = page.locator('#contact-form form');
    await form.getByLabel('Name').fill('Dana Whitfield');
    await form.getByLabel('Company').fill('Alder');
    await form.getByLabel('Email').fill('dana@plain.example');
    await form.getByLabel('Message').fill('A director of ERP, before the cutover.');
    await form.getByRole('button', { name: 'Book Your Consultation' }).click();

    const offer = page.getByRole('region', { name: 'Pick a time now' });
    await expect(offer.getByRole('radio')).toHaveCount(3);
    await offer.getByRole('radio').nth(1).check();
    const booked = (await offer.getByRole('radio').nth(1).getAttribute('value')) ?? '';
    await offer.getByRole('button', { name: 'Book this time' }).click();
    await expect(title(page)).toHaveText(pages.booked.title);
    const call = page.locator('.appointment-call');
    // Without a script the visitor's zone is unknown, so times are the firm's.
    await expect(call).toContainText(
      createSlotFormat({ zone: firmZone, firmZone, hourCycle: 'h12' })(booked).time,
    );

    await page.getByRole('button', { name: 'Pick another time' }).click();
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await page.getByRole('button', { name: 'Show times in this zone' }).click();
    await expect(title(page)).toHaveText(pages.move.title);
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
    await expect(page.getByText('Our time: Central Time')).toBeVisible();
    const other = page.getByRole('radio').nth(5);
    const inTokyo = createSlotFormat({ zone: 'Asia/Tokyo', firmZone, hourCycle: 'h12' });
    const { time, firmTime } = inTokyo((await other.getAttribute('value')) ?? '');
    await expect(other.locator('xpath=..')).toHaveText(`${time} ${firmTime}`);
    await other.check();
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await expect(title(page)).toHaveText(pages.booked.title);
    await expect(call).toContainText(time);
    expect(await readSlots(request)).toContain(booked);

    await page.getByRole('button', { name: 'Cancel the call' }).click();
    await expect(title(page)).toHaveText(pages.cancelled.title);
  });

  test('shows the free times again when somebody else takes the picked one', async ({
    page,
    request,
  }) => {
    const token = await requestCall(request, 'late@plain-taken.example');
    await page.goto(`/appointment?token=${token}`);
    const radio = page.getByRole('radio').first();
    const start = (await radio.getAttribute('value')) ?? '';
    await radio.check();
    const rivals = ['first', 'second'].map((name) => requestCall(request, `${name}@rival.example`));
    for (const rival of await Promise.all(rivals)) await takeTime(rival, start);
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByText(/Please pick another one/)).toBeVisible();
    await expect(page.locator(`input[value="${start}"]`)).toHaveCount(0);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(title(page)).toHaveText(pages.booked.title);

    /** Two people take calls, so two bookings are needed to use up a time. */
    async function takeTime(rival: string, at: string) {
      await request.post('/api/appointments', { data: { token: rival, start: at } });
    }
  });
});

test.describe('The picker', () => {
  test('shows the next free times when the picked one is taken', async ({ page, request }) => {
    await openPicker(page, await requestCall(request, 'late@taken.example'));
    const taken = (await readSlots(request)).at(-1) ?? '';
    const [next = ''] = await readSlots(request);
    while (await page.getByRole('button', { name: 'Show more days' }).isVisible())
      await page.getByRole('button', { name: 'Show more days' }).click();
    await slot(page, taken).check();
    for (const name of ['first', 'second'])
      await request.post('/api/appointments', {
        data: { token: await requestCall(request, `${name}@quick.example`), start: taken },
      });
    await submit(page).click();
    const failure = page.locator('.picker-failure');
    await expect(failure).toBeFocused();
    await expect(failure).toHaveText(/Please pick another one\./);
    await expect(slot(page, taken)).toHaveCount(0);
    await slot(page, next).check();
    await expect(failure).toHaveCount(0);
    await submit(page).click();
    await expect(title(page)).toHaveText(pages.booked.title);
  });

  test('keeps the picked time and shows an error when the server does not answer', async ({
    page,
    request,
  }) => {
    await openPicker(page, await requestCall(request, 'far@away.example'));
    await submit(page).click();
    const failure = page.locator('.picker-failure');
    await expect(failure).toHaveText(picker.missing);
    await page.route('**/api/appointments', (route) => route.abort(), { times: 1 });
    await page.getByRole('radio').nth(2).check();
    await submit(page).click();
    await expect(failure).toBeFocused();
    await expect(failure).toHaveText(/No answer reached this page/);
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await submit(page).click();
    await expect(title(page)).toHaveText(pages.booked.title);
  });

  test('removes all times when the link has expired, and shows none for an invalid link', async ({
    page,
    request,
  }) => {
    await openPicker(page, await requestCall(request, 'old@link.example'));
    await page.route('**/api/appointments', (route) =>
      route.fulfill({ status: 410, contentType: 'text/plain', body: pages.expired.description }),
    );
    await page.getByRole('radio').first().check();
    await submit(page).click();
    await expect(page.locator('.picker-failure')).toHaveText(pages.expired.description);
    await expect(page.getByRole('radio')).toHaveCount(0);

    await page.goto('/appointment?token=wrong');
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('works with the keyboard', async ({ page, request }) => {
    await openPicker(page, await requestCall(request, 'key@board.example'));
    await page.getByLabel('Time zone').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const second = page.getByRole('radio').nth(1);
    await expect(second).toBeChecked();
    const { heading, time } = read((await second.getAttribute('value')) ?? '');
    await expect(getPicker(page).getByText(`${heading}, ${time}`)).toBeVisible();
    await expect(page.getByRole('group', { name: heading })).toContainText(time);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show more days' })).toBeFocused();
    const shown = await page.getByRole('group').count();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 }).nth(shown)).toBeFocused();
    await second.focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(pages.booked.title);
  });

  test.describe('in Berlin', () => {
    test.use({ timezoneId: 'Europe/Berlin', locale: 'de-DE' });

    test('shows 24-hour times next to the firm’s, in any time zone', async ({ page, request }) => {
      await openPicker(page, await requestCall(request, 'weit@weg.example'));
      await expect(page.getByText('Our time: Central Time')).toBeVisible();
      const first = page.getByRole('radio').first();
      const start = (await first.getAttribute('value')) ?? '';
      const label = page.locator('label').filter({ has: page.locator(`input[value="${start}"]`) });
      const inBerlin = createSlotFormat({ zone: 'Europe/Berlin', firmZone, hourCycle: 'h23' })(
        start,
      );
      await expect(label).toHaveText(`${inBerlin.time} ${inBerlin.firmTime}`);
      expect(inBerlin.time).toMatch(/^\d\d:\d\d$/);
      await page.getByLabel('Time zone').selectOption(firmZone);
      const here = createSlotFormat({ zone: firmZone, firmZone, hourCycle: 'h23' })(start);
      await expect(label).toHaveText(here.time);
      await expect(page.getByText('Our time: Central Time')).toHaveCount(0);
    });
  });

  test('draws each day as a line of rings, with a dot at the picked time', async ({
    page,
    request,
  }) => {
    await openPicker(page, await requestCall(request, 'line@drawn.example'));
    for (const width of [320, 390, 768, 1440, 2200]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `it does not scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
      const gaps = await getPicker(page).evaluate((form) =>
        [...form.querySelectorAll('.slot-day-times')].flatMap((day) => {
          const options = [...day.querySelectorAll('.slot-option')].map((option) => {
            const { left, right, top, height, width } = option.getBoundingClientRect();
            const ring = option.querySelector('input')?.getBoundingClientRect();
            return { left, right, top, height, width, ring: ring?.left ?? -1 };
          });
          return options.flatMap(({ right, top, height, width }, index) => {
            const small = height < 24 || width < 24 ? [`a target of ${width} by ${height}`] : [];
            const next = options[index + 1];
            if (!next || next.top !== top) return small;
            return Math.abs(next.ring - right) < 0.6
              ? small
              : [`${right} to ${next.ring}`, ...small];
          });
        }),
      );
      expect(gaps, `${width} px`).toEqual([]);
    }
    const ring = page.getByRole('radio').first();
    const drawn = () =>
      ring.evaluate((element) => {
        const { borderTopWidth, width } = getComputedStyle(element, '::before');
        return Number.parseFloat(borderTopWidth) / Number.parseFloat(width);
      });
    expect(await drawn()).toBeLessThan(0.4);
    await ring.check();
    await expect.poll(drawn).toBe(0.5);
    // At 400 % zoom the foot must not cover the focused control.
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(page.locator('.picker-foot')).toHaveCSS('position', 'static');
  });
});

test('keeps the plain forms when the picker’s script does not load', async ({ page, request }) => {
  await page.route('**/Picker*.js', (route) => route.abort());
  await page.goto(`/appointment?token=${await requestCall(request, 'no@script.example')}`);
  await expect(page.getByRole('button', { name: 'Show times in this zone' })).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(title(page)).toHaveText(pages.booked.title);
});

test.describe('In forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('free and picked times are native radio buttons', async ({ page, request }) => {
    await openPicker(page, await requestCall(request, 'high@contrast.example'));
    const radio = page.getByRole('radio').first();
    await expect(radio).toHaveCSS('appearance', 'auto');
    expect(await radio.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(
      'none',
    );
  });
});

test('the booked call prints with its reference and without buttons', async ({ page, request }) => {
  const token = await requestCall(request, 'on@paper.example');
  const { manageUrl, reference } = await bookCall(request, token, (await readSlots(request))[0]);
  const { pathname, search } = new URL(manageUrl);
  await page.goto(pathname + search);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(reference)).toBeVisible();
  const buttons = await page
    .locator('button, .button')
    .evaluateAll((all) => all.filter((button) => button.checkVisibility()).length);
  expect(buttons).toBe(0);
});

const noTimes = {
  'no times come': (route: Route) => route.abort(),
  'no time is free': (route: Route) =>
    route.fulfill({ json: { zone: firmZone, lengthMinutes: 30, slots: [] } }),
};

for (const [what, answer] of Object.entries(noTimes)) {
  test(`confirms a request without an offer when ${what}`, async ({ page }) => {
    const { open, fill, book, form } = createConsultationForm('/contact', '#contact-form');
    await open(page);
    const asked = page.waitForRequest('**/api/appointments/slots*');
    await page.route('**/api/appointments/slots*', answer);
    await fill(page, { email: 'dana@no-times.example' });
    await book(page).click();
    await expect(form(page).getByRole('status')).toContainText('Your reference is');
    await asked;
    await expect(page.getByRole('heading', { name: 'Pick a time now' })).toHaveCount(0);
  });
}

test('the picker shows a message when the last free time is taken', async ({ page, request }) => {
  await openPicker(page, await requestCall(request, 'last@free.example'));
  await page.route('**/api/appointments', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        detail: pages.taken.description,
        zone: firmZone,
        lengthMinutes: 30,
        slots: [],
      }),
    }),
  );
  await page.route('**/api/appointments/slots*', noTimes['no time is free']);
  await page.getByRole('radio').first().check();
  await submit(page).click();
  await expect(page.locator('.picker-failure')).toHaveText(pages.none.description);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(submit(page)).toHaveCount(0);
});
