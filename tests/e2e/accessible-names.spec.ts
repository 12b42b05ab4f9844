import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

/** The names of a role as Chrome gives them to screen readers; Playwright computes its own. */
async function readNamesInChrome(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map((node) => String(node.name?.value));
}

test('the name of a typed heading has spaces between its words', async ({ page }) => {
  await page.goto('/');
  const typed = page.locator('#pains-title');
  const text = await typed.locator('.sr-only').textContent();
  expect(text).toMatch(/\w \w/);
  expect(await readNamesInChrome(page, 'heading')).toContain(text);
});

test('the name of an email link has no spaces', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/contact');
  const links = await page.locator('[href^="mailto:"]:visible').allTextContents();
  expect(links.length).toBeGreaterThan(1);
  const names = (await readNamesInChrome(page, 'link')).filter((name) => name.includes('@'));
  expect(names.toSorted()).toEqual(links.map((text) => text.trim()).toSorted());
});
