import { readFileSync } from 'node:fs';
import { expect, test } from './support/site.ts';

test('the blog leads to the guides by group, and a guide shows its answer, review, sources and author', async ({
  page,
}) => {
  await page.goto('/blog');
  const ways = page.getByRole('navigation', { name: 'What else' });
  await expect(ways.getByRole('link')).toHaveText(['Articles', 'Guides', 'Toolbox', 'Talks']);
  await expect(page.getByRole('link', { name: 'Who fills the night desk' })).toHaveAttribute(
    'href',
    '/guides/who-fills-the-night-desk',
  );
  await page.goto('/guides');
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'One chair',
    'One contract',
  ]);
  await expect(page.getByText('Nothing yet')).toHaveCount(0);
  const item = page.getByRole('listitem').filter({ hasText: 'Who fills the night desk' });
  await expect(item).toContainText('What the night desk decides by itself');
  await expect(item).toContainText('Checked on October 5, 2026');
  await item.getByRole('link').click();
  await expect(page).toHaveURL('/guides/who-fills-the-night-desk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who fills the night desk');
  await expect(page).toHaveTitle(/^How to hire a night desk lead/);
  await expect(page.getByText('Then ask whom they called first.')).toBeVisible();
  await expect(page.getByText('Checked on October 5, 2026')).toBeVisible();
  await expect(page.locator('#sources + ol, #sources ~ ol')).toContainText('desk');
  await expect(page.getByRole('region', { name: /By/ })).toContainText('Ivy');
  await expect(page.locator('h2#what-the-desk-decides + p').getByRole('link')).toHaveAttribute(
    'href',
    '/services/interim-staffing',
  );
  await page.getByRole('link', { name: 'To all guides' }).click();
  await expect(page).toHaveURL('/guides');
});

test('loads its questions into the scorecard, where each gets an interviewer', async ({ page }) => {
  await page.goto('/guides/who-fills-the-night-desk');
  await page.getByRole('button', { name: 'Take them' }).click();
  await expect(page).toHaveURL('/tools/scorecard');
  await expect(page.getByLabel('Chair', { exact: true })).toHaveValue('night desk lead');
  const card = page.locator('.card');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('nobody asks yet');
  await expect(card).toContainText('A name, and why that one');
  await page.getByLabel('Whom did you call first?').fill('Ada');
  await expect(card.getByRole('heading', { level: 3 })).toContainText('Ada');
  await expect(card).toContainText('Whom did you call first?');
});

test('saves its days as a calendar file, from the first day on', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/guides/who-fills-the-night-desk');
  const save = page.getByRole('button', { name: 'Save the days' });
  await save.click();
  await expect(page.getByText('Which day?')).toBeVisible();
  await expect(page.getByLabel('Day one')).toBeFocused();
  await page.getByLabel('Day one').fill('2026-12-28');
  const waiting = page.waitForEvent('download');
  await save.click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('who-fills-the-night-desk.ics');
  const text = readFileSync(await file.path(), 'utf8');
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(
    'SUMMARY:night desk lead on day 1: Has the keys\\; knows the door\\, ',
  );
  const starts = [...unfolded.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, start]) => start);
  expect(starts).toEqual(['20261228', '20270327']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide says what to do instead of offering its tools', async ({ page }) => {
    await page.goto('/guides/who-fills-the-night-desk');
    await expect(page.locator('.guide-tools noscript p')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take them' })).toBeHidden();
  });
});
