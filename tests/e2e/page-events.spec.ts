import type { Page } from '@playwright/test';
import { findEvents, readDataLayer } from './support/consent.ts';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

test.describe('A click', () => {
  /** Prevents navigation, so that the pushed events can be read. */
  async function preventNavigation(page: Page): Promise<void> {
    await page.goto('/');
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
    });
  }

  test.beforeEach(({ page }) => preventNavigation(page));

  test('on a call to action', async ({ page, site }) => {
    await page.getByRole('link', { name: 'Book a Free Hiring Consultation' }).first().click();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Contact Us').click();
    expect(await findEvents(page, 'cta_click')).toEqual([
      {
        event: 'cta_click',
        link_text: 'Book a Free Hiring Consultation',
        link_url: `${site.url}/contact`,
        place: 'main',
      },
      {
        event: 'cta_click',
        link_text: 'Contact Us',
        link_url: `${site.url}/contact`,
        place: 'header',
      },
    ]);
  });

  test('on a text link to the contact page', async ({ page, site }) => {
    await page.locator('main').getByRole('link', { name: 'Talk to us' }).click();
    expect(await findEvents(page, 'cta_click')).toEqual([
      expect.objectContaining({ link_text: 'Talk to us', link_url: `${site.url}/contact` }),
    ]);
  });

  test('on a share link is not a call to action', async ({ page }) => {
    await page.goto('/blog/ask-before-you-search');
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
    });
    await page.locator('.share-links').getByRole('link').first().click();
    expect(await findEvents(page, 'cta_click')).toEqual([]);
  });

  test('in the menus', async ({ page, site }) => {
    await page.locator('[data-services]').hover();
    await page.locator('.services-link').first().click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    expect(await findEvents(page, 'navigation_click')).toEqual([
      {
        event: 'navigation_click',
        link_text: 'Leadership & Specialist Search',
        link_url: `${site.url}/services/executive-professional-search`,
        place: 'header',
      },
      {
        event: 'navigation_click',
        link_text: 'Terms',
        link_url: `${site.url}/terms`,
        place: 'footer',
      },
    ]);
  });

  test('on a phone number', async ({ page }) => {
    await page.locator('footer [href^="tel:"]').click();
    expect(await findEvents(page, 'phone_click')).toEqual([
      { event: 'phone_click', phone: '+14025550119', place: 'footer' },
    ]);
  });

  test('on an email address is pushed without the address', async ({ page }) => {
    await page.locator('footer [href^="mailto:"]').click();
    expect(await findEvents(page, 'email_click')).toEqual([
      { event: 'email_click', place: 'footer' },
    ]);
    expect(JSON.stringify(await readDataLayer(page))).not.toContain('@');
  });

  test('on a link in running text pushes nothing', async ({ page }) => {
    await page.getByRole('link', { name: 'See our services' }).click();
    await page.locator('h1').click();
    expect(await readDataLayer(page)).toHaveLength(2);
  });
});

test('records a click from before the scripts load', async ({ page }) => {
  await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault()));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const opened = page.goto('/');
  const phone = page.locator('footer [href^="tel:"]');
  await phone.click();
  await phone.click();
  expect(await readDataLayer(page)).toEqual([]);
  release();
  await opened;
  const click = { event: 'phone_click', phone: '+14025550119', place: 'footer' };
  expect(await findEvents(page, 'phone_click')).toEqual([click, click]);
  await phone.click();
  expect(await findEvents(page, 'phone_click')).toEqual([click, click, click]);
});

test('a link to schedule a call is a call to action', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const schedule = page.getByRole('link', { name: /^Schedule a call/ }).first();
  await schedule.click();
  expect(await findEvents(page, 'cta_click')).toEqual([
    {
      event: 'cta_click',
      link_text: await schedule.textContent(),
      link_url: await schedule.getAttribute('href'),
      place: 'main',
    },
  ]);
});

test('pushes an event for a file download', async ({ page }) => {
  await page.goto('/sitemap');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('main').locator('[href="/sitemap.xml"]').click();
  expect(await findEvents(page, 'file_download')).toEqual([
    { event: 'file_download', file: '/sitemap.xml', place: 'main' },
  ]);
});

test('pushes each scroll depth once', async ({ page }) => {
  await page.goto('/about');
  // Until then its height is an estimate.
  await waitForLayout(page);
  const told = () => findEvents(page, 'scroll_depth');
  const readTo = (share: number) =>
    page.evaluate((part) => {
      scrollTo(0, document.documentElement.scrollHeight * part - innerHeight);
    }, share);
  const marks = (...percents: number[]) =>
    percents.map((percent) => ({ event: 'scroll_depth', percent }));
  expect(await told()).toEqual([]);
  await readTo(0.3);
  await expect.poll(told).toEqual(marks(25));
  await readTo(0.8);
  await expect.poll(told).toEqual(marks(25, 50, 75));
  await readTo(0.4);
  await readTo(1);
  await expect.poll(told).toEqual(marks(25, 50, 75, 90));
});
