import { expect, test } from './support/site.ts';

/** What the key of a keyboard on the screen promises, by the page and the name of the field. */
const promises = {
  '/': { name: 'next', company: 'next', email: 'next', phone: 'next', message: '' },
  '/contact': { name: 'next', company: 'next', email: 'next', phone: 'next', message: '' },
  '/blog': { email: 'send' },
  '/search': { q: 'search' },
};

for (const [path, fields] of Object.entries(promises)) {
  test(`The fields of ${path} say what the key Enter does on them`, async ({ page }) => {
    await page.goto(path);
    for (const [name, hint] of Object.entries(fields)) {
      const field = page.locator(`main :is(input, textarea)[name='${name}']`);
      await expect(field, name).toHaveJSProperty('enterKeyHint', hint);
    }
  });
}

test.describe('Under fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Enter leads from a field to the next one and sends nothing', async ({ page, site }) => {
    await page.goto('/contact');
    const form = page.locator('#contact-form form');
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute('novalidate', '');
    await form.getByLabel('Name').fill('Nora Sill');
    await form.getByLabel('Name').press('Enter');
    await expect(form.getByLabel('Company')).toBeFocused();
    await expect(page.locator('.error-summary')).toHaveCount(0);
    expect(site.leads().filter(({ name }) => name === 'Nora Sill')).toEqual([]);
  });
});
