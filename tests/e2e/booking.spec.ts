import type { Locator, Page } from '@playwright/test';
import { shippedWords } from '../../lib/content/shipped-words.ts';
import { createSlotFormat } from '../../lib/forms/slot-times.ts';
import {
  failure,
  getPicker,
  openPicker,
  readSlots,
  requestCall,
  submit,
  title,
} from './support/booking.ts';
import { getBanner } from './support/consent.ts';
import { answers, createConsultationForm, findUnderToast } from './support/consultation-form.ts';
import { expect, test } from './support/site.ts';

const { pages, picker } = shippedWords.booking;
const firmZone = 'America/Chicago';
const zone = 'America/New_York';
test.use({
  timezoneId: zone,
  // Each test books from a client of its own: the calls of a client are limited.
  extraHTTPHeaders: async ({ site: _ }, use, { testId }) => {
    const [a, b, c] = Buffer.from(testId.replaceAll('-', '').slice(-6), 'hex');
    await use({ 'x-forwarded-for': `10.${a ?? 0}.${b ?? 0}.${c ?? 0}` });
  },
});

/** Formats a start as the visitor reads it. */
const read = createSlotFormat({ zone, firmZone, hourCycle: 'h12' });

const slot = (page: Page, start = '') => getPicker(page).locator(`input[value="${start}"]`);

test('a visitor books, moves and cancels a call after a request', async ({
  page,
  request,
  site,
}) => {
  const onPage = createConsultationForm('/contact', '#contact-form');
  const email = 'dana@journey.example';
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(new URL(asked.url()).pathname));
  await onPage.open(page);
  await onPage.fill(page, { email });
  expect(
    loaded.filter((address) => /booking.*css|offer|picker|appointment/i.test(address)),
  ).toEqual([]);
  const [first, second, , fourth] = await readSlots(request);
  // React waits for the styles of the offer on a timer.
  await page.clock.resume();
  await onPage.book(page).click();

  const offer = page.getByRole('region', { name: 'Pick a time now' });
  await expect(offer.getByRole('radio')).toHaveCount(3);
  for (const start of [first, second]) await expect(slot(page, start)).toBeVisible();
  await expect(onPage.form(page).locator('.consultation-sent')).toBeFocused();
  const reference = site.leads().find((lead) => lead.email === email)?.reference ?? '';
  await expect(offer.getByRole('link')).toHaveAttribute('href', /^\/appointment\?token=/);

  await slot(page, second).check();
  await submit(page).click();
  await expect(title(page)).toHaveText(pages.booked.title);
  const { heading, time, firmTime } = read(second ?? '');
  const call = page.locator('.appointment-call');
  for (const words of [`${heading}, ${time}`, firmTime, reference, '30 minutes'])
    await expect(call).toContainText(words);
  const calendar = call.getByRole('link', { name: 'Add to your calendar' });
  const file = await request.get((await calendar.getAttribute('href')) ?? '');
  expect(await file.text()).toContain('BEGIN:VCALENDAR');
  expect(await readSlots(request)).not.toContain(second);

  await page.getByRole('button', { name: 'Pick another time' }).click();
  await expect(title(page)).toHaveText(pages.move.title);
  await slot(page, fourth).check();
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await expect(title(page)).toHaveText(pages.booked.title);
  await expect(call).toContainText(read(fourth ?? '').time);
  expect(await readSlots(request)).toContain(second);

  await page.reload();
  await page.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(title(page)).toHaveText(pages.cancelled.title);
  expect(await readSlots(request)).toContain(fourth);
  await page.getByRole('button', { name: 'Pick another time' }).click();
  await expect(title(page)).toHaveText(pages.pick.title);
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [by, options] of [
  ['the keyboard', {}],
  ['the keyboard and no script', { javaScriptEnabled: false }],
  ['a thumb', phone],
] as const)
  test.describe(`With ${by}`, { tag: by === 'the keyboard' ? [] : '@nightly' }, () => {
    test.use(options);

    test('a visitor books a call in nine actions from the home page', async ({
      page,
      hasTouch,
      javaScriptEnabled,
    }) => {
      const names: string[] = [];
      const press = async (target: Locator, key = 'Enter') => {
        names.push(await target.evaluate(({ localName }) => localName));
        await (hasTouch ? target.tap() : target.press(key));
      };
      await page.goto('/');
      const start = page.getByRole('main').getByRole('link', { name: /^Book a Free/ });
      await press(start.first());
      const form = page.locator('#contact-form form');
      const values = { ...answers, email: `dana@${by.replaceAll(' ', '-')}.example` };
      for (const [name, value] of Object.entries(values)) {
        const field = form.locator(`[name=${name}]`);
        names.push(name);
        await (hasTouch ? field.tap() : field.focus());
        // Slower than what looks like spam.
        await page.keyboard.type(value, { delay: 15 });
        // Typing loads the script, which a request does not need, but the picker in the page does.
        if (javaScriptEnabled) await expect(form).toBeHydrated();
      }
      await press(form.getByRole('button', { name: 'Book Your Consultation' }));
      const offer = page.getByRole('region', { name: 'Pick a time now' });
      await press(offer.getByRole('radio').nth(1), 'Space');
      await press(offer.getByRole('button', { name: 'Book this time' }));
      await expect(title(page)).toHaveText(pages.booked.title);
      expect(names).toHaveLength(9);
    });
  });

test('a request succeeds where the browser’s zone is unknown, and where booking fails', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
    };
  });
  const onPage = createConsultationForm('/contact', '#contact-form');
  const confirmation = onPage.form(page).locator('.consultation-sent');
  const offer = page.getByRole('region', { name: 'Pick a time now' });
  for (const isBroken of [false, true]) {
    if (isBroken)
      await page.route('**/api/appointments/slots*', (route) =>
        route.fulfill({ json: { zone: firmZone, lengthMinutes: 30, slots: ['soon'], people: {} } }),
      );
    await onPage.open(page);
    await onPage.fill(page, { email: `dana@zone-${isBroken}.example` });
    await page.clock.resume();
    const answered = page.waitForResponse('**/api/appointments/slots*');
    await onPage.book(page).click();
    await answered;
    await expect(confirmation).toBeVisible();
    if (isBroken) await expect(offer).toHaveCount(0);
    else await expect(offer.getByRole('radio')).toHaveCount(3);
    await expect(confirmation).toBeVisible();
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor corrects a request on the career page, and books, moves and cancels the short call', async ({
    page,
    request,
  }) => {
    const free = await readSlots(request, 'career');
    await page.goto('/career-strategy');
    const form = page.locator('form.consultation');
    await form.getByLabel('Name').fill('Dana Whitfield');
    await form.getByLabel('Email').fill('dana@corrected');
    await form.getByLabel('Message').fill('A CIO who may move next year.');
    const book = form.getByRole('button', { name: 'Book Your Career Call' });
    await book.click();
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/valid email address/);
    await expect(form.getByLabel('Company (optional)')).toHaveValue('');
    await form.getByLabel('Email').fill('dana@corrected.example');
    await book.click();
    await expect(title(page)).toHaveText('Career Call Requested!');
    await expect(page.locator('.sent-step').last()).toContainText('Career call 15 minutes');
    const offer = page.getByRole('region', { name: 'Pick a time now' });
    await expect(offer.getByRole('radio')).toHaveCount(3);
    const starts = await offer
      .getByRole('radio')
      .evaluateAll((radios: HTMLInputElement[]) => radios.map(({ value }) => value));
    expect(free.slice(0, 3)).toEqual(expect.arrayContaining(starts.slice(1)));
    await offer.getByRole('radio').nth(1).check();
    // The request has no number, and this is a call by phone.
    await offer.getByRole('button', { name: 'Book this time' }).click();
    await expect(title(page)).toHaveText(pages.pick.title);
    await expect(page.locator(`input[value="${starts[1]}"]`)).toBeChecked();
    const phone = page.getByLabel(picker.phone);
    await expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number/);
    await phone.fill('(214) 555-0188');
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(title(page)).toHaveText(pages.booked.title);
    const call = page.locator('.appointment-call');
    // Without a script the visitor's zone is unknown, so times are the firm's.
    const atFirm = createSlotFormat({ zone: firmZone, firmZone, hourCycle: 'h12' });
    await expect(call).toContainText(atFirm(starts[1] ?? '').time);
    await expect(call).toContainText('15 minutes');

    await page.getByRole('button', { name: 'Pick another time' }).click();
    await page.getByRole('button', { name: picker.allZones }).click();
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await page.getByRole('button', { name: 'Show times in this zone' }).click();
    await expect(title(page)).toHaveText(pages.move.title);
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
    await expect(page.getByText('Our time: Central Time')).toBeVisible();
    const other = page.getByRole('radio').nth(5);
    const inTokyo = createSlotFormat({ zone: 'Asia/Tokyo', firmZone, hourCycle: 'h12' });
    const { time, firmTime } = inTokyo((await other.getAttribute('value')) ?? '');
    await expect(other.locator('xpath=..')).toHaveText(
      new RegExp(`^${time} ${firmTime} with (Otis Quill|Ivy Tarn)$`),
    );
    await other.check();
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await expect(title(page)).toHaveText(pages.booked.title);
    await expect(call).toContainText(time);
    expect(await readSlots(request, 'career')).toContain(starts[1]);

    await page.getByRole('button', { name: 'Cancel the call' }).click();
    await expect(title(page)).toHaveText(pages.cancelled.title);
  });
});

test('the picker keeps a picked time without an answer, and shows others when it is taken', async ({
  page,
  request,
}) => {
  await openPicker(page, await requestCall(request, 'late@taken.example'));
  await submit(page).click();
  await expect(failure(page)).toHaveText(picker.missing);
  const more = page.getByRole('button', { name: 'Show more days' });
  while (await more.isVisible()) await more.click();
  const starts = await readSlots(request);
  const [next = '', taken = ''] = [starts[0], starts.at(-1)];
  await page.route('**/api/appointments', (route) => route.abort(), { times: 1 });
  await slot(page, taken).check();
  await submit(page).click();
  await expect(failure(page)).toBeFocused();
  await expect(failure(page)).toHaveText(/No answer reached this page/);
  await expect(slot(page, taken)).toBeChecked();
  // Two people take calls.
  for (const name of ['first', 'second'])
    await request.post('/api/appointments', {
      data: { token: await requestCall(request, `${name}@quick.example`), start: taken },
    });
  await submit(page).click();
  await expect(failure(page)).toBeFocused();
  await expect(failure(page)).toHaveText(/Please pick another one\./);
  await expect(slot(page, taken)).toHaveCount(0);
  await slot(page, next).check();
  await expect(failure(page)).toHaveCount(0);

  await page.route('**/api/appointments', (route) =>
    route.fulfill({ status: 410, contentType: 'text/plain', body: pages.expired.description }),
  );
  await submit(page).click();
  await expect(failure(page)).toHaveText(pages.expired.description);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.goto('/appointment?token=wrong');
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('the picker asks for the number to call, by the rule of the form', {
  tag: '@nightly',
}, async ({ page, request }) => {
  await openPicker(page, await requestCall(request, 'no@number.example', { phone: '' }));
  const phone = page.getByLabel(picker.phone);
  // Otis calls; Ivy meets by video.
  await page.locator('input[value$="/otis-quill"]').first().check();
  for (const typed of ['', 'call me']) {
    await phone.fill(typed);
    await submit(page).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number/);
  }
  await phone.fill('(214) 555-0188');
  await submit(page).click();
  await expect(title(page)).toHaveText(pages.booked.title);
  await expect(page.getByText('Otis Quill')).toBeVisible();
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1100, 800],
  [1280, 800],
] as const) {
  test(`the toast covers no control and takes no click at ${width} px`, {
    tag: [390, 1100].includes(width) ? [] : '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const onPage = createConsultationForm('/contact', '#contact-form');
    await onPage.open(page);
    await onPage.fill(page, { email: `dana@toast-${width}.example` });
    // The toast stays while the clock stands.
    await onPage.book(page).click();
    const toast = page.locator('.toast');
    await expect(toast).toBeVisible();
    const radio = getPicker(page).getByRole('radio').last();
    await expect(async () => {
      // React waits for the styles of the offer on a timer.
      await page.clock.runFor(100);
      await expect(radio).toBeVisible({ timeout: 500 });
    }).toPass();
    await radio.check();
    await submit(page).scrollIntoViewIfNeeded();
    await expect.poll(() => findUnderToast(page)).toEqual([]);
    await submit(page).hover();
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.down();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.mouse.up();
    await page.clock.resume();
    await expect(title(page)).toHaveText(pages.booked.title);
  });
}

test.describe('Before the cookie banner is answered', () => {
  test.use({ savedConsent: null });

  test('the button of the picker stays above it', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPicker(page, await requestCall(request, 'bo@banner.example'));
    await expect(getBanner(page)).toBeVisible();
    await getPicker(page).getByRole('radio').first().check();
    // A covered button receives no click.
    await submit(page).click({ trial: true });
    await expect(submit(page)).toBeInViewport({ ratio: 1 });
  });
});

test('the picker works with the keyboard', async ({ page, request }) => {
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
