import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { openWithStoppedClock } from './support/still-clock.ts';

test.describe('Arrival at a hash', () => {
  test('keeps a target field in the tab order', { tag: '@nightly' }, async ({ page }) => {
    await openWithStoppedClock(page, '/contact#consultation-email');
    await page.clock.runFor(100);
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).not.toHaveAttribute('tabindex', '-1');
  });
});

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('heading', { name: 'Five steps' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await page.goto('/about');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeCloseTo(place, -2);
});

test('a new page starts at the top', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/services');
  await page.mouse.wheel(0, 2000);
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('prerenders pages of the site on hover, and no other addresses', async ({ page }) => {
  await page.goto('/');
  const rules = await page.locator('script[type="speculationrules"]').textContent();
  expect(JSON.parse(rules ?? '{}')).toEqual({
    prerender: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
        eagerness: 'moderate',
      },
    ],
  });
});

test.describe('A page', () => {
  const folded = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main > *, footer')].filter(
          (section) => getComputedStyle(section).contentVisibility !== 'visible',
        ).length,
    );

  const aFrame = (page: Page) =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

  test('is laid out section by section while the browser is idle', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (next) => {
        addEventListener('rest', () => next({ didTimeout: false, timeRemaining: () => 50 }), {
          once: true,
        });
        return 0;
      };
    });
    for (const path of ['/', '/services', '/dallas-it-recruitment', '/blog']) {
      await page.goto(path);
      const parts = await folded(page);
      expect(parts).toBeGreaterThan(3);
      for (let left = parts; left > 0; left -= 1) {
        await page.evaluate(() => dispatchEvent(new Event('rest')));
        expect(await folded(page)).toBe(left - 1);
        await aFrame(page);
      }
      expect(await folded(page)).toBe(0);
    }
  });

  test('is laid out at once when it opens at a hash', { tag: '@nightly' }, async ({ page }) => {
    await openWithStoppedClock(page, '/#contact');
    expect(await folded(page)).toBe(0);
    await page.clock.runFor(100);
    await expect(page.locator('#contact')).toBeInViewport();
  });

  test('is laid out at once when a visitor returns', { tag: '@nightly' }, async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/');
    expect(await folded(page)).toBeGreaterThan(3);
    await page.reload();
    expect(await folded(page)).toBe(0);
  });

  test('is laid out as it scrolls without JavaScript', async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(site.url);
    expect(await folded(page)).toBe(0);
    await page.close();
  });
});

test.describe('An address with a query', () => {
  test('drops the query and stores its campaign with the lead', async ({ page, site }) => {
    const email = 'campaign@alder.example';
    await openWithStoppedClock(page, '/contact?utm_source=letter&gclid=x1&ref=other#contact-form');
    await expect(page).toHaveURL(/\/contact#contact-form$/);
    const form = page.locator('#contact-form form, form#contact-form').first();
    await form.hover();
    await expect(form).toBeHydrated();
    for (const [label, value] of [
      ['Name', 'Dana'],
      ['Company', 'Alder'],
      ['Email', email],
      ['Message', 'A CISO, by the end of June.'],
    ] as const) {
      await form.getByLabel(label).fill(value);
    }
    await page.clock.runFor(2000);
    await form.getByRole('button', { name: 'Book Your Consultation' }).click();
    await expect(page.locator('.toast').first()).toContainText('Consultation Requested!');
    const lead = site.leads().find((candidate) => candidate.email === email);
    // The click id is stored only after marketing consent.
    expect(lead?.campaign).toBe('{"utm_source":"letter"}');
  });
});
