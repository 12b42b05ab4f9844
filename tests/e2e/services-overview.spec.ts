import { unzipSync } from 'fflate';
import { expect, test } from './support/site.ts';

test('a service shows its highlights and terms, which are a Word document for counsel', async ({
  page,
}) => {
  await page.goto('/services');
  const tile = page.locator('.tile').filter({
    has: page.getByRole('heading', { name: 'Interim Cover', level: 3 }),
  });
  await expect(tile.locator('li').filter({ hasText: /^One\srecruiter$/ })).toBeVisible();
  await expect(tile.locator('dt')).toHaveText(['Pricing model', 'Best for']);
  await expect(tile.locator('dd')).toHaveText([
    'Rates by the hour',
    'A chair that Interim Cover fits',
  ]);
  await expect(tile.getByRole('link')).toHaveAttribute('href', '/services/interim-staffing');

  await page.goto('/services/executive-professional-search');
  const clause = page.locator('.term').filter({ hasText: 'Who is off-limits' });
  await expect(clause).toContainText('Your own people.');

  const link = page.getByRole('link', { name: 'The contract in Word' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('officedocument.wordprocessingml');
  const parts = unzipSync(new Uint8Array(await answer.body()));
  const text = new TextDecoder().decode(parts['word/document.xml']);
  expect(text).not.toContain('{brand}');
  for (const sentence of ['Have it read.', 'Your own people.', 'Signed:']) {
    expect(text).toContain(sentence);
  }
});

test('keeps a long name of the last station inside its tile', { tag: '@nightly' }, async ({
  page,
}) => {
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
