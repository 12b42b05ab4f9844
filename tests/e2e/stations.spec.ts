import { expect, test } from './support/site.ts';

test('keeps a long name of the last station inside its tile', async ({ page }) => {
  await page.goto('/');
  const name = page.locator('.stations li').last();
  await name.evaluate((item) => item.lastChild?.replaceWith('Head of Engineering'));
  const overhang = await name.evaluate((item) => {
    const range = document.createRange();
    range.selectNodeContents(item);
    const tile = item.closest('.tile')?.getBoundingClientRect();
    return range.getBoundingClientRect().right - (tile?.right ?? 0);
  });
  expect(overhang).toBeLessThan(0);
});
