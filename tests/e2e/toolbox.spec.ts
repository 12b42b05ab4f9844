import { unzipSync } from 'fflate';
import { readDataLayer } from './support/consent.ts';
import { expect, test } from './support/site.ts';

const first = '/tools/files/count-the-cutover-weekends-1';

test('the toolbox shows the tables of the articles, which can be copied and downloaded', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools');
  await expect(page.locator('.toolbox-tool')).toHaveCount(2);
  await expect(page.getByText('Count the weekends.', { exact: true })).toBeAttached();
  const piece = page.locator('.piece').first();
  await piece.locator('summary').click();
  const table = piece.getByRole('table', { name: 'The weekends before' });
  await expect(table).toContainText('A rehearsal that stops at noon');
  await expect(piece.getByRole('link', { name: 'Count the cutover weekends' })).toHaveAttribute(
    'href',
    '/blog/count-the-cutover-weekends#the-weekends-before',
  );
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(table.getByRole('rowheader', { name: 'First', exact: true })).toBeVisible();
    await expect(piece.locator('[tabindex="0"]')).toHaveCount(0);
  }
  await piece.getByRole('button', { name: 'Copy it' }).click();
  await expect(piece.getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('First\tA rehearsal that stops at noon\tThe team and its lead');

  const csv = await request.get(`${first}.csv`);
  expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8');
  expect(await csv.text()).toContain('"First","A rehearsal that stops at noon"');
  const word = await request.get(`${first}.docx`);
  expect(word.headers()['content-type']).toContain('officedocument.wordprocessingml');
  const parts = unzipSync(new Uint8Array(await word.body()));
  expect(new TextDecoder().decode(parts['word/document.xml'])).toContain('stops at noon');
  const waiting = page.waitForEvent('download');
  await piece.getByRole('link', { name: 'CSV file' }).click();
  await waiting;
  expect(await readDataLayer(page)).toContainEqual({
    event: 'file_download',
    file: `${first}.csv`,
    place: 'main',
  });
});
