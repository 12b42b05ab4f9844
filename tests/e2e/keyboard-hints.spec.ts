import { expect, test } from './support/site.ts';

test.describe('On a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Enter moves to the next field and sends nothing', async ({ page, site }) => {
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
