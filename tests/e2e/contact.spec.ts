import { createConsultationForm } from './support/consultation-form.ts';
import { expect, test } from './support/site.ts';

const { form, book, fill, open } = createConsultationForm('/contact', '#contact-form');

test('the contact page says how and when to reach a person', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  const phone = main.getByRole('link', { name: /^Call \(\d{3}\) \d{3}-\d{4}$/ });
  await expect(phone).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  const email = main.getByRole('link', { name: /^Write \S+@\S+$/ });
  await expect(email).toHaveAttribute('href', /^mailto:\S+@\S+$/);
  await expect(main.getByText('within 24 hours')).toBeVisible();
  await expect(main.getByText('Your contact details stay confidential')).toBeVisible();
  await expect(
    main.getByText('We are in. Monday to Thursday, 8 a.m. to 5:30 p.m.; Friday, 8 a.m. to noon'),
  ).toBeVisible();
  await expect(page.locator('.takeaway h3')).toHaveText([
    'Market Analysis',
    'Process Review',
    'Action Plan',
  ]);
});

test.describe('The first view of a new visitor', () => {
  test.use({ savedConsent: null });

  test('has the first fields of the form, beside what the visitor takes away', async ({ page }) => {
    for (const path of ['/contact', '/career-strategy']) {
      for (const [width, height] of [
        [1280, 720],
        [1024, 768],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        const fields = page.locator('#contact-form .field');
        for (const part of [
          page.locator('#contact-form-title'),
          page.locator('#takeaways-title'),
          page.locator('.takeaway h3').first(),
          fields.nth(0),
          fields.nth(1),
        ])
          await expect(part, `${path} at ${width} px`).toBeInViewport({ ratio: 1 });
        const banner = page.locator('#cookie-banner');
        await expect(banner).toBeVisible();
        // The narrowest window has more lines above the form.
        if (width === 1024) continue;
        const label = page.locator('#contact-form .field-label').first();
        const bottom = await label.evaluate((element) => element.getBoundingClientRect().bottom);
        expect((await banner.boundingBox())?.y).toBeGreaterThan(bottom + 16);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      expect((await page.locator('#contact-form').boundingBox())?.y).toBeLessThan(2 * 844);
    }
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first view links to the form, and the confirmation of a long request is in view', async ({
    page,
  }) => {
    const brief = Array(12).fill('An answer of the brief, as long as answers are.').join('\n\n');
    await page.addInitScript((text) => sessionStorage.setItem('attached-brief', text), brief);
    await page.goto('/contact');
    const jump = page.getByRole('main').getByRole('link', { name: 'Book your half hour' });
    await expect(jump).toBeInViewport({ ratio: 1 });
    await jump.click();
    await expect(page.locator('#contact-form')).toBeFocused();
    await expect(form(page).getByLabel('Name')).toBeInViewport();

    await open(page);
    const leaveOut = form(page).getByRole('button', { name: 'Leave the brief out' });
    await expect(leaveOut).toBeVisible();
    await fill(page, { message: Array(20).fill('One more line of the message.').join('\n') });
    await book(page).click();
    const confirmation = form(page).locator('.consultation-sent');
    await expect(confirmation).toBeFocused();
    await expect(leaveOut).toBeHidden();
    await expect(confirmation).toBeInViewport({ ratio: 1 });
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server checks an empty form, in place of the browser', async ({ page }) => {
    await page.goto('/contact');
    await book(page).click();
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Name is required/);
    await expect(page.locator('.error-summary a')).toHaveCount(4);
  });
});
