import type { Page } from '@playwright/test';
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

  test('opens the services with the keyboard; Escape closes them and returns the focus', async ({
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

  test('has a skip link', async ({ page }) => {
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

  test('opens with its button and lists the items of docs/product.md, Navigation', async ({
    page,
  }) => {
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

  test('closes with its button and Escape, and returns the focus', async ({ page }) => {
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

  test('ends with the main button', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    const last = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').last();
    await expect(last).toHaveText('Contact Us');
    await expect(last).toHaveAttribute('href', '/contact');
    await expect(last).toHaveClass(/button-main/);
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

test('the list of posts has the same accessible name in both menus', async ({ page }) => {
  await page.goto('/about');
  const link = (menu: string) =>
    page.getByRole('navigation', { name: menu }).getByRole('link', { name: 'Resources and Blog' });
  await expect(link('Main')).toHaveText('Resources');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(link('Menu')).toHaveText('Blog');
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

test.describe('With long names and many items', () => {
  test.use({ bypassCSP: true });

  for (const scale of [1, 2]) {
    test(`the bar shows only when it fits, with text of ${100 * scale} %`, async ({ page }) => {
      const shown: boolean[] = [];
      for (const [logoWidth, count] of [
        [120, 1],
        [205, 7],
        [205, 8],
        [300, 8],
        [360, 9],
      ] as const) {
        await page.goto('/about');
        await page.addStyleTag({ content: `html { font-size: ${100 * scale}% }` });
        await fill(page, logoWidth, count);
        for (const width of [320, 390, 768, 1080, 1100, 1140, 1200, 1280, 1440, 2200]) {
          await page.setViewportSize({ width, height: 700 });
          const label = `${logoWidth} px, ${count} items, at ${width} px`;
          const bar = page.getByRole('navigation', { name: 'Main' });
          const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
          const isBar = await bar.isVisible();
          shown.push(isBar);
          expect(await menuButton.isVisible(), label).toBe(!isBar);
          const logo = await page.locator('.header-logo').boundingBox();
          const beside = await (isBar ? bar : menuButton).boundingBox();
          expect(beside?.x, label).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0));
          expect((beside?.x ?? 0) + (beside?.width ?? 0), label).toBeLessThanOrEqual(width);
          if (isBar) {
            const button = await bar.getByRole('link', { name: 'Contact Us' }).boundingBox();
            expect(button?.height, label).toBeLessThan(50 * scale);
          }
        }
      }
      expect(new Set(shown)).toEqual(new Set(scale === 1 ? [true, false] : shown));
    });
  }

  test('an open menu closes when the bar fits the window', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });

  test('the bar and the menu work without a script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1080, height: 700 },
    });
    const page = await context.newPage();
    await page.goto(new URL('/about', baseURL).href);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await page.setViewportSize({ width: 1440, height: 700 });
    await expect(bar).toBeVisible();
    await page.setViewportSize({ width: 768, height: 700 });
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
    await context.close();
  });
});
