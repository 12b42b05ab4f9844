import { expect, test } from './support/site.ts';

/** The label of the Enter key on screen keyboards, by page and field. */
const promises = {
  '/': { name: 'next', company: 'next', email: 'next', phone: 'next', message: '' },
  '/contact': { name: 'next', company: 'next', email: 'next', phone: 'next', message: '' },
  '/blog': { email: 'send' },
  '/search': { q: 'search' },
};

test('fields have an enterkeyhint', { tag: '@nightly' }, async ({ page }) => {
  for (const [path, fields] of Object.entries(promises)) {
    await page.goto(path);
    for (const [name, hint] of Object.entries(fields)) {
      const field = page.locator(`main :is(input, textarea)[name='${name}']`);
      await expect(field, `${path} ${name}`).toHaveJSProperty('enterKeyHint', hint);
    }
  }
});

test.describe('On a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Enter moves to the next field and sends nothing', async ({ page, site }) => {
    await page.goto('/contact');
    const form = page.locator('#contact-form form');
    await form.getByLabel('Name').tap();
    await expect(form).toBeHydrated();
    await form.getByLabel('Name').fill('Nora Sill');
    await form.getByLabel('Name').press('Enter');
    await expect(form.getByLabel('Company')).toBeFocused();
    await expect(page.locator('.error-summary')).toHaveCount(0);
    expect(site.leads().filter(({ name }) => name === 'Nora Sill')).toEqual([]);
  });
});
