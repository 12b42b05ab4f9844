import {
  blockStorage,
  command,
  press,
  readDataLayer,
  sendGlobalPrivacyControl,
} from './support/consent.ts';
import { expect, makeConsent, test } from './support/site.ts';

const denied = command('default', false, false);

test.describe('On load, consent defaults come first, then the saved answer', () => {
  for (const { name, saved, update } of [
    { name: 'nothing', saved: null, update: [] },
    {
      name: 'a refusal',
      saved: makeConsent(false, false),
      update: [command('update', false, false)],
    },
    {
      name: 'analytics',
      saved: makeConsent(true, false),
      update: [command('update', true, false)],
    },
    { name: 'everything', saved: makeConsent(true, true), update: [command('update', true, true)] },
    { name: 'something unreadable', saved: '{"necessary":', update: [] },
  ]) {
    test.describe(`with ${name} saved`, () => {
      test.use({ savedConsent: saved });

      test('then the events of the page', async ({ page }) => {
        await page.goto('/career-strategy?utm_source=letter');
        expect(await readDataLayer(page)).toEqual([
          denied,
          ...update,
          { campaign: { utm_source: 'letter' } },
          { event: 'custom', name: 'page_view', page_name: 'Career Strategy' },
        ]);
      });
    });
  }

  test.describe('with everything saved, under Global Privacy Control', () => {
    test.use({ savedConsent: makeConsent(true, true) });

    test('denies analytics and marketing', async ({ page }) => {
      await sendGlobalPrivacyControl(page);
      await page.goto('/');
      expect(await readDataLayer(page)).toEqual([denied, command('update', false, false)]);
    });
  });

  test('denies everything when storage is blocked', async ({ page }) => {
    await blockStorage(page);
    await page.goto('/');
    expect(await readDataLayer(page)).toEqual([denied]);
  });

  test('puts the defaults before entries that another script pushed earlier', async ({ page }) => {
    const early = { event: 'site_search', search_term: 'ciso', results: 3 };
    await page.addInitScript((event) => Object.assign(window, { dataLayer: [event] }), early);
    await page.goto('/');
    expect(await readDataLayer(page)).toEqual([denied, command('update', false, false), early]);
  });
});

test.describe('A changed answer', () => {
  test.use({ savedConsent: null });

  test('is signaled each time, and fires consentchange', async ({ page }) => {
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
    const signals = (await readDataLayer(page)).filter(Array.isArray);
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
    {
      path: '/locations',
      events: [
        {
          event: 'location_page_view',
          location_id: 'little-rock',
          location_name: 'Little Rock, AR',
        },
      ],
    },
    { path: '/', events: [] },
  ]) {
    test(`is pushed on ${path}`, async ({ page }) => {
      await page.goto(path);
      expect((await readDataLayer(page)).slice(2)).toEqual(events);
    });
  }
});
