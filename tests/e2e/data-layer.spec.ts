import {
  command,
  readDataLayer,
  readEntries,
  sendGlobalPrivacyControl,
} from './support/consent.ts';
import { expect, makeConsent, test } from './support/site.ts';

const denied = command('default', false, false);
const refused = command('update', false, false);

test.describe('With everything saved', () => {
  test.use({ savedConsent: makeConsent(true, true) });

  test('consent defaults come first, then the saved answer, then the events of the page', async ({
    page,
  }) => {
    await page.goto('/career-strategy?utm_source=letter');
    expect(await readDataLayer(page)).toEqual([
      denied,
      command('update', true, true),
      { campaign: { utm_source: 'letter' } },
      { event: 'custom', name: 'page_view', page_name: 'Career Strategy' },
    ]);
    await sendGlobalPrivacyControl(page);
    await page.goto('/about');
    expect((await readDataLayer(page)).slice(0, 2)).toEqual([denied, refused]);
  });
});

test.describe('With analytics saved', () => {
  test.use({ savedConsent: makeConsent(true, false) });

  test('only analytics is granted', async ({ page }) => {
    await page.goto('/');
    expect(await readDataLayer(page)).toEqual([denied, command('update', true, false)]);
  });
});

test('puts the defaults before entries that another script pushed earlier', async ({ page }) => {
  const early = { event: 'site_search', search_term: 'ciso', results: 3 };
  await page.addInitScript((event) => Object.assign(window, { dataLayer: [event] }), early);
  await page.goto('/');
  expect(await readDataLayer(page)).toEqual([denied, refused, early]);
});

test('each kind of page pushes its view', async ({ page }) => {
  const interest = { event: 'view_item', value: 5000, currency: 'USD' };
  const viewCity = (id: string, name: string) => ({
    event: 'location_page_view',
    location_id: id,
    location_name: name,
  });
  const viewService = (id: string, name: string) => [
    { event: 'service_page_view', service_id: id, service_name: name },
    { ...interest, item_name: name },
  ];
  const viewPost = {
    event: 'blog_post_view',
    post_id: 'pay-for-the-second-call',
    post_title: 'Pay for the second call',
    post_topic: 'Hiring Strategy',
  };
  const first = viewService('executive-professional-search', 'Leadership & Specialist Search');
  for (const [path, events] of [
    ['/services/fox-fast-track', viewService('fox-fast-track', 'Quick Placement')],
    ['/services/unknown-service', first],
    ['/blog/pay-for-the-second-call', [viewPost]],
    ['/vero-beach-it-recruitment', [viewCity('vero-beach', 'Vero Beach, FL')]],
    ['/locations', []],
    ['/', []],
  ] as const) {
    await page.goto(path);
    await expect.poll(async () => (await readDataLayer(page)).slice(2), path).toEqual(events);
  }
});

test('the page of all cities counts the view of a city once it is unfolded and in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/locations');
  const views = async () => (await readEntries(page)).slice(2);
  expect(await views()).toEqual([]);
  await page.locator('main summary').click();
  await page.locator('main [data-views]').scrollIntoViewIfNeeded();
  await expect.poll(views).toEqual([expect.objectContaining({ location_id: 'little-rock' })]);
});
