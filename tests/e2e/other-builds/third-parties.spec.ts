import type { BrowserContext } from '@playwright/test';
import { command, getBanner, press, readEntries } from '../support/consent.ts';
import { defineOtherSite } from '../support/other-site.ts';
import { readSitemapPaths } from '../support/page-kinds.ts';
import { expect, makeConsent } from '../support/site.ts';

const tagManagerId = 'GTM-TEST123';
const tagManagerScript = `https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`;
const visitorIdScript = 'https://cdn.visitor-id.example/v1/script.js';

const { test } = defineOtherSite('third-parties', {
  build: {
    PUBLIC_TAG_MANAGER_ID: tagManagerId,
    PUBLIC_VISITOR_ID_SCRIPT_URL: visitorIdScript,
  },
});
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Mocks the tags' hosts, and sets cookies as they do. */
async function mockTagHosts(context: BrowserContext): Promise<void> {
  const cookies = (names: string[]) =>
    names.map((name) => `document.cookie = '${name}=1; path=/; max-age=600';`).join('\n');
  await context.route(tagManagerScript, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `${cookies(['_ga', '_ga_TEST', '_gid', '_gat_UA', '_gcl_au'])}
        navigator.sendBeacon('https://region1.google-analytics.com/g/collect', 'page_view');`,
    }),
  );
  await context.route(visitorIdScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await context.route('https://region1.google-analytics.com/**', (route) =>
    route.fulfill({ status: 204 }),
  );
}

/** @returns the addresses of other hosts that pages request from now on */
function recordForeignRequests(context: BrowserContext, own: string): string[] {
  const requests: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(own) && !url.startsWith('data:')) requests.push(url);
  });
  return requests;
}

const report = 'https://region1.google-analytics.com/g/collect';

const isPicture = (url: string) =>
  url.startsWith('https://talks.example/thumbnails/') ||
  url.startsWith('https://images.unsplash.com/photo-');

/** What each page requests from other hosts. Pages of the blog may also load pictures. */
const visits: [name: string, saved: string | null, expected: string[]][] = [
  ['Before an answer', null, []],
  ['After Reject All', makeConsent(false, false), []],
  ['After Accept All', makeConsent(true, true), [tagManagerScript, visitorIdScript, report]],
];

test.describe('A site with tags', { tag: '@nightly' }, () => {
  for (const [name, saved, expected] of visits) {
    test.describe(name, () => {
      test.use({ savedConsent: saved });

      test(`each page requests ${expected.length === 0 ? 'nothing' : 'only the tags'} from other hosts`, async ({
        page,
        context,
        site,
      }) => {
        test.setTimeout(240_000);
        await mockTagHosts(context);
        const requests = recordForeignRequests(context, site.url);
        const paths = await readSitemapPaths(page);
        expect(paths.length).toBeGreaterThan(30);
        for (const path of paths) {
          requests.length = 0;
          await page.goto(path);
          if (expected.includes(report)) await expect.poll(() => requests).toContain(report);
          const others = requests.filter((url) => !(expected.length > 0 && isPicture(url)));
          expect(others.toSorted(), path).toEqual(expected.toSorted());
        }
      });
    });
  }

  test.describe('An answer', () => {
    test.use({ savedConsent: null });

    test.beforeEach(async ({ page, context }) => {
      await mockTagHosts(context);
      await page.goto('/about');
    });

    test('loads each tag once after its own consent, the tag manager after the signals', async ({
      page,
      context,
      site,
    }) => {
      const requests = recordForeignRequests(context, site.url);
      await press(page, 'Customize Settings');
      await getBanner(page).getByRole('checkbox', { name: 'Marketing' }).check();
      await press(page, 'Save Preferences');
      await expect.poll(() => requests).toEqual([visitorIdScript]);

      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
      await press(page, 'Accept All');
      await expect.poll(() => requests).toEqual([visitorIdScript, tagManagerScript, report]);
      expect((await readEntries(page)).slice(-2)).toEqual([
        command('update', true, true),
        { event: 'gtm.js', 'gtm.start': expect.any(Number) },
      ]);
    });

    test('that is withdrawn updates signals, removes cookies and loads no tag on later pages', async ({
      page,
      context,
      site,
    }) => {
      test.setTimeout(240_000);
      await press(page, 'Accept All');
      const names = async () => (await context.cookies()).map(({ name }) => name).toSorted();
      await expect.poll(names).toEqual(['_ga', '_ga_TEST', '_gat_UA', '_gcl_au', '_gid']);
      await context.addCookies([{ name: 'kept_by_another', value: '1', url: site.url }]);

      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
      await press(page, 'Reject All');
      expect(await names()).toEqual(['kept_by_another']);
      expect((await readEntries(page)).at(-1)).toEqual(command('update', false, false));

      const requests = recordForeignRequests(context, site.url);
      // The test above covers a saved refusal; this answer is new.
      for (const path of ['/', '/services', '/blog', '/blog/the-desk-by-the-window', '/contact']) {
        await page.goto(path);
        expect(requests, path).toEqual([]);
      }
      expect(await names()).toEqual(['kept_by_another']);
    });

    test('that withdraws only analytics keeps the advertising cookie', async ({
      page,
      context,
    }) => {
      await press(page, 'Accept All');
      await expect.poll(async () => (await context.cookies()).length).toBe(5);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
      await getBanner(page).getByRole('checkbox', { name: 'Analytics' }).uncheck();
      await press(page, 'Save Preferences');
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['_gcl_au']);
    });
  });

  test('removes cookies on each level of the domain', async ({ context, page, site }) => {
    // Under a deeper name, cookies may belong to a parent domain.
    const deep = site.url.replace('localhost', 'www.site.localhost');
    await context.addInitScript(
      (kept) => localStorage.setItem('cookie-consent', kept),
      makeConsent(false, false),
    );
    await context.addCookies([
      { name: '_ga', value: '1', domain: '.site.localhost', path: '/' },
      { name: '_gid', value: '1', domain: '.www.site.localhost', path: '/' },
      { name: '_gcl_au', value: '1', domain: 'www.site.localhost', path: '/' },
    ]);
    await page.goto(deep);
    await expect.poll(async () => (await context.cookies()).length).toBe(0);
  });

  test('the policy allows exactly the hosts of the configured tags', async ({ page }) => {
    await page.goto('/');
    const policy = await page
      .locator('meta[http-equiv="content-security-policy"]')
      .getAttribute('content');
    const hosts = (directive: string) =>
      (policy ?? '')
        .split(';')
        .map((part) => part.trim().split(' '))
        .find(([name]) => name === directive)
        ?.filter((source) => source.startsWith('http'));
    const measuring = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
    const visitorId = new URL(visitorIdScript).origin;
    const tagManager = new URL(tagManagerScript).origin;
    expect(hosts('script-src')).toEqual([tagManager, visitorId]);
    expect(hosts('connect-src')).toEqual([tagManager, ...measuring, visitorId]);
    expect(hosts('img-src')).toEqual([tagManager, ...measuring, visitorId]);
    expect(policy?.match(/https?:/g)).toHaveLength(10);
    expect(tagManagerScript).toContain(tagManagerId);
  });
});
