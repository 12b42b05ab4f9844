/**
 * Opens a page of every kind once, and runs all checks that any page must pass. The first tier checks a few pages in the
 * windows that differ most.
 */
import type { Page, Response } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { getBanner } from './support/consent.ts';
import { findCoveredControls } from './support/covered-controls.ts';
import { findForcedColorProblems } from './support/forced-colors.ts';
import { findHiddenOnTab } from './support/hidden-focus.ts';
import { findLineGaps, findStraySigns } from './support/line-ports.ts';
import { firstTier, pageKinds, readSitemapPaths } from './support/page-kinds.ts';
import { waitForScripts } from './support/scripts-ran.ts';
import { expect, test } from './support/site.ts';
import { findTextProblemsAtSizes } from './support/text-changes.ts';
import { waitForLayout } from './support/unfolded.ts';

// A failure names what is wrong, and a trace of so many steps costs as much as the steps.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });
// Hundreds of checks per test. The limit only ends a test that hangs.
test.describe.configure({ timeout: 600_000 });

/** Those of the layouts, and their neighbors at the edges. */
const widths = [320, 390, 639, 640, 768, 899, 900, 1080, 1199, 1200, 1440, 1920, 2200];
const fewWidths = [390, 900, 2200];

/** Compressed scripts before any scrolling or interaction. */
const mostScriptBytes = 8300;

/** @returns requests to other sites, errors, and refusals by the policy, as they come */
function collectProblems(page: Page, own: string): string[] {
  const problems: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(own) && !url.startsWith('data:')) problems.push(url);
  });
  page.on('console', (message) => {
    // Some kinds of page are answers with an error.
    const isOwnStatus = message.location().url === page.url();
    if (message.type() === 'error' && !isOwnStatus) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** Opens a page and waits until it is at rest. @returns what it loaded */
async function openAndWeigh(page: Page, path: string) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  await waitForScripts(page);
  const of = (kind: string) =>
    responses.filter((response) => response.request().resourceType() === kind);
  // A search in the address runs the scripts that its page fetches ahead.
  const ahead = await page
    .locator('[data-after-paint]')
    .evaluate((element: HTMLElement) => element.dataset.fetchAhead ?? '');
  // The browser counts no bytes of what it has cached.
  const sizes = of('script')
    .filter((script) => !ahead.includes(new URL(script.url()).pathname))
    .map((script) => Number(script.headers()['content-length']));
  return {
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
    fonts: of('font').map((font) => new URL(font.url()).pathname),
  };
}

async function findLayoutProblems(page: Page, at: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 1000 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    found.push(
      ...[
        ...(overflow > 0 ? [`scrolls sideways by ${overflow}`] : []),
        ...(await findLineGaps(page)),
        ...(await findStraySigns(page)),
        ...(await findCoveredControls(page)),
      ].map((problem) => `${width} px: ${problem}`),
    );
  }
  return found;
}

interface Check {
  path: string;
  /** The address of the site. */
  own: string;
  isBrief?: boolean;
}

async function checkPage(page: Page, { path, own, isBrief = false }: Check): Promise<void> {
  const problems = collectProblems(page, own);
  const { scriptBytes, fonts } = await openAndWeigh(page, path);
  const soft = expect.soft;
  soft(scriptBytes, 'bytes of scripts').toBeGreaterThan(1000);
  soft(scriptBytes, 'bytes of scripts').toBeLessThanOrEqual(mostScriptBytes);
  // A character missing from the subset would load the whole typeface.
  const preloaded = page.locator('link[rel="preload"][as="font"]');
  soft(fonts, 'fonts').toEqual(
    await preloaded.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  );
  await waitForLayout(page);
  await page.evaluate(() => document.fonts.ready);
  soft(await findLayoutProblems(page, isBrief ? fewWidths : widths), 'layout').toEqual([]);
  soft(await findTextProblemsAtSizes(page, isBrief), 'text').toEqual([]);
  soft(await findForcedColorProblems(page), 'forced colors').toEqual([]);
  for (const width of isBrief ? [390] : [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    soft(await findViolations(page), `axe at ${width} px`).toEqual([]);
  }
  soft(problems, 'other hosts and errors').toEqual([]);
}

for (const path of firstTier)
  test(`${path} passes every check in three windows`, ({ page, site }) =>
    checkPage(page, { path, own: site.url, isBrief: true }));

for (const path of pageKinds)
  test(`${path} passes every check`, { tag: '@nightly' }, ({ page, site }) =>
    checkPage(page, { path, own: site.url }),
  );

test('every other page of the sitemap passes every check', { tag: '@nightly' }, async ({
  page,
  context,
  site,
}) => {
  const others = (await readSitemapPaths(page)).filter((path) => !pageKinds.includes(path));
  expect(others).not.toEqual([]);
  for (const path of [...others, '/services/retained-contingent-search'])
    await test.step(path, async () => {
      const opened = await context.newPage();
      await checkPage(opened, { path, own: site.url });
      await opened.close();
    });
});

/** The pages with the most controls. */
const busiest = ['/contact', '/', '/blog', '/tools/scorecard'];

test.describe('For a new visitor in a low window', () => {
  test.use({ savedConsent: null });

  for (const path of pageKinds) {
    const tag = path === busiest[0] ? [] : '@nightly';
    test(`nothing covers the focus on ${path}`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(path);
      await waitForLayout(page);
      await expect(getBanner(page)).toBeVisible();
      expect(await findHiddenOnTab(page)).toEqual([]);
      if (!busiest.includes(path)) return;
      expect(await findHiddenOnTab(page, 'Shift+Tab')).toEqual([]);
      // 400 % of another window, and a phone on its side.
      for (const [width, height] of [
        [427, 240],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await findHiddenOnTab(page), `${width} px`).toEqual([]);
      }
    });
  }
});
