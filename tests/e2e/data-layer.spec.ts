import type { Page } from '@playwright/test';
import {
  blockStorage,
  command,
  eventsNamed,
  press,
  pushed,
  refuseSharing,
} from './support/consent.ts';
import { consentOf, expect, test } from './support/site.ts';

const denied = command('default', false, false);

test.describe('On load, the defaults come first, then what was saved', () => {
  for (const { name, saved, update } of [
    { name: 'nothing', saved: null, update: [] },
    {
      name: 'a refusal',
      saved: consentOf(false, false),
      update: [command('update', false, false)],
    },
    { name: 'analytics', saved: consentOf(true, false), update: [command('update', true, false)] },
    { name: 'everything', saved: consentOf(true, true), update: [command('update', true, true)] },
    { name: 'something unreadable', saved: '{"necessary":', update: [] },
  ]) {
    test.describe(`with ${name} saved`, () => {
      test.use({ savedConsent: saved });

      test('and then what the page is', async ({ page }) => {
        await page.goto('/career-strategy?utm_source=letter');
        expect(await pushed(page)).toEqual([
          denied,
          ...update,
          { campaign: { utm_source: 'letter' } },
          { event: 'custom', name: 'page_view', page_name: 'Career Strategy' },
        ]);
      });
    });
  }

  test.describe('with everything saved, under Global Privacy Control', () => {
    test.use({ savedConsent: consentOf(true, true) });

    test('marketing is denied', async ({ page }) => {
      await refuseSharing(page);
      await page.goto('/');
      expect(await pushed(page)).toEqual([denied, command('update', true, false)]);
    });
  });

  test('with storage blocked, all stays denied', async ({ page }) => {
    await blockStorage(page);
    await page.goto('/');
    expect(await pushed(page)).toEqual([denied]);
  });

  test('and before what another script pushed earlier', async ({ page }) => {
    const early = { event: 'site_search', search_term: 'ciso', results: 3 };
    await page.addInitScript((event) => Object.assign(window, { dataLayer: [event] }), early);
    await page.goto('/');
    expect(await pushed(page)).toEqual([denied, command('update', false, false), early]);
  });
});

test.describe('A change of mind', () => {
  test.use({ savedConsent: null });

  test('is signalled each time, and told to the page', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => {
      document.addEventListener('consentchange', () => {
        const { marketing = 'none' } = document.documentElement.dataset;
        document.title += `,${marketing}`;
      });
    });
    await press(page, 'Accept All');
    const settings = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
    await settings.click();
    await press(page, 'Reject All');
    const signals = (await pushed(page)).filter(Array.isArray);
    expect(signals).toEqual([
      denied,
      command('update', true, true),
      command('update', false, false),
    ]);
    expect(await page.title()).toMatch(/,granted,none$/);
  });
});

test.describe('The page view', () => {
  const interest = { event: 'view_item', value: 5000, currency: 'USD' };
  for (const { path, events } of [
    {
      path: '/services/fox-fast-track',
      events: [
        {
          event: 'service_page_view',
          service_id: 'fox-fast-track',
          service_name: 'Quick Placement',
        },
        { ...interest, item_name: 'Quick Placement' },
      ],
    },
    {
      path: '/services/unknown-service',
      events: [
        expect.objectContaining({ service_id: 'executive-professional-search' }),
        expect.objectContaining(interest),
      ],
    },
    {
      path: '/blog/pay-for-the-second-call',
      events: [
        {
          event: 'blog_post_view',
          post_id: 'pay-for-the-second-call',
          post_title: 'Pay for the second call',
          post_topic: 'Hiring Strategy',
        },
      ],
    },
    {
      path: '/vero-beach-it-recruitment',
      events: [
        {
          event: 'location_page_view',
          location_id: 'vero-beach',
          location_name: 'Vero Beach, FL',
        },
      ],
    },
    { path: '/', events: [] },
  ]) {
    test(`is told on ${path}`, async ({ page }) => {
      await page.goto(path);
      expect((await pushed(page)).slice(2)).toEqual(events);
    });
  }
});

test.describe('A click', () => {
  /** Keeps the page where it is, so that what was pushed can be read. */
  async function stay(page: Page): Promise<void> {
    await page.goto('/');
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
    });
  }

  test.beforeEach(({ page }) => stay(page));

  test('on a call to action', async ({ page, site }) => {
    await page.getByRole('link', { name: 'Book a Free Hiring Consultation' }).first().click();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Contact Us').click();
    expect(await eventsNamed(page, 'cta_click')).toEqual([
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

  test('on words that call to action', async ({ page, site }) => {
    await page.locator('main').getByRole('link', { name: 'Talk to us' }).click();
    expect(await eventsNamed(page, 'cta_click')).toEqual([
      expect.objectContaining({ link_text: 'Talk to us', link_url: `${site.url}/contact` }),
    ]);
  });

  test('on a share link is none on a call to action', async ({ page }) => {
    await page.goto('/blog/ask-before-you-search');
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
    });
    await page.locator('.share-links').getByRole('link').first().click();
    expect(await eventsNamed(page, 'cta_click')).toEqual([]);
  });

  test('in the menus', async ({ page, site }) => {
    await page.locator('[data-services]').hover();
    await page.locator('.services-link').first().click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    expect(await eventsNamed(page, 'navigation_click')).toEqual([
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
    expect(await eventsNamed(page, 'phone_click')).toEqual([
      { event: 'phone_click', phone: '+14025550119', place: 'footer' },
    ]);
  });

  test('on an e-mail address, which is not told', async ({ page }) => {
    await page.locator('footer [href^="mailto:"]').click();
    expect(await eventsNamed(page, 'email_click')).toEqual([
      { event: 'email_click', place: 'footer' },
    ]);
    expect(JSON.stringify(await pushed(page))).not.toContain('@');
  });

  test('on a link in running text is not one of these', async ({ page }) => {
    await page.getByRole('link', { name: 'See our services' }).click();
    await page.locator('h1').click();
    expect(await pushed(page)).toHaveLength(2);
  });
});

test('A file is fetched', async ({ page }) => {
  await page.goto('/sitemap');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('main').locator('[href="/sitemap.xml"]').click();
  expect(await eventsNamed(page, 'file_download')).toEqual([
    { event: 'file_download', file: '/sitemap.xml', place: 'main' },
  ]);
});

test('A page is read to its end: each mark is told once', async ({ page }) => {
  await page.goto('/about');
  const told = () => eventsNamed(page, 'scroll_depth');
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
