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

test.describe('On small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu lists the pages, keeps the focus, and closes with its button, Escape, a link or a wide window', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
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

/** Gives the header another name's width and another number of items, as an owner's content would. */
const fill = (page: Page, logoWidth: number, count: number) =>
  page.evaluate(
    ({ logoWidth, count }) => {
      const logo = document.querySelector<SVGElement>('.header-logo svg');
      if (logo) logo.style.cssText = `width: ${logoWidth}px; height: 44px`;
      for (const list of document.querySelectorAll('.header-items')) {
        const plain = [...list.children].filter(
          (item) => !item.querySelector('.header-disclosure'),
        );
        const services = list.children.length - plain.length;
        for (const item of plain.slice(Math.max(0, count - services))) item.remove();
        while (list.children.length < count) {
          const item = plain.at(-1)?.cloneNode(true);
          if (item) list.append(item);
        }
      }
    },
    { logoWidth, count },
  );

test.describe('With other names and numbers of items', () => {
  test.use({ bypassCSP: true });

  test('the bar shows only when it fits, and the menu’s button otherwise', async ({ page }) => {
    const shown: boolean[] = [];
    for (const [logoWidth, count, scale, width] of [
      [120, 1, 1, 320],
      [205, 7, 1, 1440],
      [360, 9, 1, 1100],
      [360, 9, 1, 2200],
      [205, 8, 2, 1280],
      [120, 1, 2, 2200],
    ] as const) {
      const label = `${logoWidth} px, ${count} items, ${100 * scale} %, at ${width} px`;
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/about');
      await page.addStyleTag({ content: `html { font-size: ${100 * scale}% }` });
      await fill(page, logoWidth, count);
      const isBar = await bar(page).isVisible();
      shown.push(isBar);
      expect(await menuButton(page).isVisible(), label).toBe(!isBar);
      const logo = await page.locator('.header-logo').boundingBox();
      const beside = await (isBar ? bar(page) : menuButton(page)).boundingBox();
      expect(beside?.x, label).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0));
      expect((beside?.x ?? 0) + (beside?.width ?? 0), label).toBeLessThanOrEqual(width);
    }
    expect(shown).toEqual([false, true, false, true, false, true]);
  });
});
