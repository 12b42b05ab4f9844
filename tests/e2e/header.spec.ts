import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const allServices = (page: Page) => page.getByRole('link', { name: 'View All Services' });

test('the bar lists the pages, and opens the services with the pointer and the keyboard', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await expect(bar(page).locator('.header-link')).toHaveText([
    'Home',
    'Services',
    'About',
    'Career Strategy',
    'Testimonials',
    'Resources',
    'Contact',
  ]);

  await expect(allServices(page)).toBeHidden();
  await page.locator('[data-services] .header-link').hover();
  await expect(page.locator('.services-link')).toHaveCount(4);
  // On the way from the item into the panel.
  await page.locator('.services-link').last().hover();
  await expect(allServices(page)).toBeVisible();
  await page.mouse.move(20, 700);
  await expect(allServices(page)).toBeHidden();

  const button = page.getByRole('button', { name: 'Services menu' });
  // The pointer opens the list on its way to the button, which then closes and opens it.
  await button.hover();
  await expect(allServices(page)).toBeVisible();
  await button.click();
  await expect(allServices(page)).toBeHidden();
  await button.click();
  await expect(allServices(page)).toBeVisible();
  await page.mouse.move(20, 700);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.locator('.services-link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await allServices(page).focus();
  await page.keyboard.press('Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole('banner')).toBeInViewport();
});

/** Makes a browser one that knows neither the popover attributes nor `:popover-open`. */
async function removePopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
  await page.route(/\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(' popover="auto"', '')
      .replaceAll(':popover-open', ':unknown-to-it');
    await route.fulfill({ response, body });
  });
}

// Safari 16.4, Firefox 115 and Chrome 109 have no popovers.
for (const hasPopovers of [true, false])
  test.describe(`On small screens ${hasPopovers ? 'with' : 'without'} popovers`, {
    tag: hasPopovers ? [] : '@nightly',
  }, () => {
    // The policy allows styles by their hash, and removePopovers edits them.
    test.use({ viewport: { width: 390, height: 844 }, bypassCSP: !hasPopovers });

    test('the menu lists the pages, keeps the focus, and closes with its button, Escape, a link or a wide window', async ({
      page,
    }) => {
      if (!hasPopovers) await removePopovers(page);
      await page.goto('/');
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      if (!hasPopovers) await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(menu(page).locator('.menu-link')).toHaveText([
        'Home',
        'Services',
        'About',
        'Career Strategy',
        'Testimonials',
        'Blog',
        'Contact Us',
      ]);
      const last = menu(page).getByRole('link').last();
      await expect(last).toHaveText('Contact Us');
      await expect(last).toHaveAttribute('href', '/contact');
      for (let step = 0; step < 14; step += 1) {
        await page.keyboard.press('Tab');
        await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
      }
      await last.focus();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await menuButton(page).click();
      await menuButton(page).click();
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      // A new page would have no open menu.
      await page.evaluate(() =>
        addEventListener('click', (event) => {
          if (event.target instanceof HTMLAnchorElement) event.preventDefault();
        }),
      );
      await menu(page).getByRole('link', { name: 'Home' }).click();
      await expect(menu(page)).toBeHidden();

      // The list of posts has the same accessible name in both menus.
      const posts = { name: 'Resources and Blog' };
      await menuButton(page).click();
      await expect(menu(page).getByRole('link', posts)).toHaveText('Blog');
      await page.setViewportSize({ width: 1440, height: 800 });
      await expect(menu(page)).toBeHidden();
      await expect(page.getByRole('main')).not.toHaveAttribute('inert');
      await expect(bar(page).getByRole('link', posts)).toHaveText('Resources');
    });
  });

for (const width of [390, 1440])
  test(`the button is orange between the hero's and the form, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('link', { name: 'Contact Us' });
    await expect(button).toBeInViewport();
    await expect(button).toHaveClass(/button-second/);
    await page.locator('#services').scrollIntoViewIfNeeded();
    await expect(button).toHaveClass(/button-main/);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expect(button).toHaveClass(/button-second/);
  });

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button of small screens is within reach', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('link', { name: 'Contact Us' });
    await expect(button).toBeInViewport();
    await expect(button).toHaveClass(/button-second/);
  });

  test('the services open under the pointer, and the menu with its button', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page)).toBeVisible();
    await page.locator('[data-services]').hover();
    await expect(allServices(page)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bar(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
  });
});

test('a service leads back to where the visitor came from', async ({ page }) => {
  await page.goto('/services/fox-fast-track');
  const back = page.locator('.service-back a');
  await expect(back).toHaveAttribute('href', '/#services');
  await page.goto('/services');
  await page.locator('main a[href="/services/fox-fast-track"]').first().click();
  await expect(back).toHaveAttribute('href', '/services');
});
