import { expect, test } from './support/site.ts';

test('draws shares and counts as dots and rings, and says what they stand for', async ({
  page,
}) => {
  await page.goto('/how-we-count');
  const drawn = (id: string, sign: string) =>
    page.locator(`#${id} .count-drawing > .signs .sign-${sign}`);
  await expect(drawn('client-return-rate', 'ring')).toHaveCount(9);
  await expect(drawn('replacements', 'ring')).toHaveCount(3);
  await expect(drawn('replacements', 'dots')).toHaveCount(0);
  await expect(drawn('industries-served', 'ring'), 'more than 12').toHaveCount(1);
  await expect(page.locator('#years .clock-ring')).toHaveCount(1);
  await expect(page.locator('#years .clock-dot')).toHaveCount(0);
  await expect(page.locator('#client-return-rate .claim-key > span')).toHaveText([
    'Counted',
    'Not counted',
  ]);
  await expect(page.locator('#industries-served .claim-key > span')).toHaveText(['One', 'Others']);
  await expect(page.locator('#days-to-present .count-sign')).toHaveCount(2);
  for (const id of ['client-return-rate', 'replacements', 'years'])
    await expect(page.locator(`#${id} .count-sign`)).toHaveCount(0);
  const drawing = page.locator('#placements .count-drawing > .signs:visible');
  await expect(drawing).toHaveAttribute('viewBox', '0.16 0 50.68 6');
  await expect(drawing.locator('.sign-ring')).toHaveAttribute('cx', '50.5');
  await expect(drawing.locator('.sign-ring')).toHaveAttribute('cy', '5.5');
});

test('folds where a figure is from, and shows it on paper', async ({ page }) => {
  await page.goto('/how-we-count');
  const figure = page.locator('#client-return-rate');
  const pages = figure.locator('dd').last();
  await expect(pages).toBeHidden();
  await figure.locator('summary').click();
  await expect(pages).toBeVisible();
  await figure.locator('summary').click();
  await expect(pages).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(pages).toBeVisible();
});
