import { expect, test } from './support/site.ts';

test.describe('The bar on wide screens', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('lists the pages in the order of docs/product.md, Navigation', async ({ page }) => {
    const labels = page.getByRole('navigation', { name: 'Main' }).locator('.header-link');
    await expect(labels).toHaveText([
      'Home',
      'Services',
      'About',
      'Career Strategy',
      'Testimonials',
      'Resources',
      'Contact',
    ]);
  });

  test('opens the services on pointer enter and closes them on leave', async ({ page }) => {
    const all = page.getByRole('link', { name: 'View All Services' });
    await expect(all).toBeHidden();
    await page.locator('[data-services]').hover();
    await expect(all).toBeVisible();
    await expect(page.locator('.services-link')).toHaveCount(4);
    await page.mouse.move(20, 700);
    await expect(all).toBeHidden();
  });

  test('keeps the services open on the way from the item into the panel', async ({ page }) => {
    await page.locator('[data-services] .header-link').hover();
    await page.locator('.services-link').last().hover();
    await expect(page.locator('.services-link').last()).toBeVisible();
  });

  test('opens the services by keyboard; Escape closes them and gives focus back', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Services menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.locator('.services-link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });

  test('closes the services when focus moves on', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Services menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'View All Services' }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('stays on screen while the page scrolls', async ({ page }) => {
    await page.mouse.wheel(0, 3000);
    await expect(page.getByRole('banner')).toBeInViewport();
  });

  test('gives the keyboard a way past it', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});

test.describe('The menu on small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('opens by its button with the items of docs/product.md, Navigation', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.locator('.menu-link')).toHaveText([
      'Home',
      'Services',
      'About',
      'Career Strategy',
      'Testimonials',
      'Blog',
      'Contact Us',
    ]);
  });

  test('closes by its button and by Escape, and focus returns', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await button.click();
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes when a link is chosen', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Home' })
      .click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

  test('keeps focus inside while it is open', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() =>
        Boolean(document.activeElement?.closest('main, footer')),
      );
      expect(outside).toBe(false);
    }
  });
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the services open under the pointer', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-services]').hover();
    await expect(page.getByRole('link', { name: 'View All Services' })).toBeVisible();
  });

  test('the menu opens on small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  });
});

test('The list of posts has one name in both menus, and in each the label of its device', async ({
  page,
}) => {
  await page.goto('/about');
  const link = (menu: string) =>
    page.getByRole('navigation', { name: menu }).getByRole('link', { name: 'Resources and Blog' });
  await expect(link('Main')).toHaveText('Resources');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(link('Menu')).toHaveText('Blog');
});
