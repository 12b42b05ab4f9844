import type { Page } from '@playwright/test';
import { findEvents, readDataLayer, readEntries } from './support/consent.ts';
import { holdBack } from './support/hold-back.ts';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

/** Opens a page on which clicks do not navigate, so that the pushed events can be read. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
}

/** @returns the events since the page view, and not scroll depths, which come when scrolling pauses */
const readClicks = async (page: Page) =>
  (await readEntries(page)).filter((entry) => JSON.stringify(entry).includes('_click"'));

test('clicks push an event with their place, and addresses and other links push none', async ({
  page,
  site,
}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await page.getByRole('link', { name: 'Book a Free Hiring Consultation' }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await page.locator('main').getByRole('link', { name: 'Talk to us' }).click();
  await page.getByRole('link', { name: 'See our services' }).click();
  await page.locator('h1').click();
  await page.locator('[data-services]').hover();
  await page.locator('.services-link').first().click();
  await footer.getByRole('link', { name: 'Terms' }).click();
  await footer.locator('[href^="tel:"]').click();
  await footer.locator('[href^="mailto:"]').click();
  const link = (text: string, path: string, place: string) => ({
    link_text: text,
    link_url: site.url + path,
    place,
  });
  expect(await readClicks(page)).toEqual([
    { event: 'cta_click', ...link('Book a Free Hiring Consultation', '/contact', 'main') },
    { event: 'cta_click', ...link('Contact Us', '/contact', 'header') },
    { event: 'cta_click', ...link('Talk to us', '/contact', 'main') },
    {
      event: 'navigation_click',
      ...link(
        'Leadership & Specialist Search',
        '/services/executive-professional-search',
        'header',
      ),
    },
    { event: 'navigation_click', ...link('Terms', '/terms', 'footer') },
    { event: 'phone_click', phone: '+14025550119', place: 'footer' },
    { event: 'email_click', place: 'footer' },
  ]);
  expect(JSON.stringify(await readDataLayer(page))).not.toContain('@');

  await open(page, '/blog/ask-before-you-search');
  await page.locator('.share-links').getByRole('link').first().click();
  expect(await readClicks(page)).toEqual([]);

  await open(page, '/about');
  const schedule = page.getByRole('link', { name: /^Schedule a call/ }).first();
  await schedule.click();
  expect(await readClicks(page)).toEqual([
    {
      event: 'cta_click',
      link_text: await schedule.textContent(),
      link_url: await schedule.getAttribute('href'),
      place: 'main',
    },
  ]);

  await open(page, '/sitemap');
  await page.getByRole('main').locator('[href="/sitemap.xml"]').click();
  expect(await findEvents(page, 'file_download')).toEqual([
    { event: 'file_download', file: '/sitemap.xml', place: 'main' },
  ]);
});

test('records a click from before the scripts load', async ({ page }) => {
  await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault()));
  const release = await holdBack(page, '**/_astro/*.js');
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

test('pushes each scroll depth once', { tag: '@nightly' }, async ({ page }) => {
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
