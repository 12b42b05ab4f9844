/** Gives every test a site that was built with both tags. */
import { rmSync } from 'node:fs';
import { buildOnce } from './fixture-site.ts';
import { test as base, type Site, startSite } from './site.ts';

export const tagManagerId = 'GTM-TEST123';
export const tagManagerScript = `https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`;
export const visitorIdScript = 'https://cdn.visitor-id.example/v1/script.js';

export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixture's needs from this pattern
    async ({}, use) => {
      const folder = '.cache/tagged-site';
      await buildOnce(folder, {
        PUBLIC_TAG_MANAGER_ID: tagManagerId,
        PUBLIC_VISITOR_ID_SCRIPT_URL: visitorIdScript,
      });
      const site = await startSite(folder);
      await use(site);
      site.stop();
      rmSync(site.dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect, makeConsent as consentOf } from './site.ts';
