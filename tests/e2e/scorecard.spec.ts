import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { holdBack } from './support/hold-back.ts';
import { expect, test } from './support/site.ts';

const path = '/tools/scorecard';

test('makes a card for each interviewer, on a separate sheet', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('.card')).toHaveCount(2);
  const third = page.getByRole('group', { name: 'Need 3' });
  await third.getByText('Need 3').click();
  await third.getByLabel('Result').fill('Lamps by July');
  await third.getByLabel('Judge').fill('Barbara');
  const first = page.getByRole('group', { name: 'Need 1' });
  await first.getByLabel('Result').fill('Desks by May');
  await first.getByLabel('Judge').fill('Ada');
  await expect(page.locator('.card')).toHaveCount(2);
  await expect(page.locator('.card').last()).toContainText('Barbara');
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  expect(pdf.numPages).toBe(2);
});

test('folds all cards but the first on phones', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(path);
  const scores = page.locator('.card .card-score');
  const second = page.locator('.card').nth(1);
  await expect(scores.first()).toBeVisible();
  await expect(second.locator('.card-score').first()).toBeHidden();
  // The title is part of the row that opens the card.
  await second.getByRole('heading').click({ force: true });
  await expect(second.locator('.card-score').first()).toBeVisible();
  await second.locator('summary').click();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(second.locator('.card-score').first()).toBeVisible();
  await expect(second.locator('summary')).toBeHidden();
});

test('is stored in the browser with its open must-haves until it is deleted, which can be undone', async ({
  page,
}) => {
  await page.goto(path);
  const open = () =>
    page
      .locator('.tool-fields details')
      .evaluateAll((all) => all.map((part) => part.matches('[open]')));
  expect(await open()).toEqual([false, false, false]);
  const third = page.getByRole('group', { name: 'Need 3' });
  await third.getByText('Need 3').click();
  await third.getByLabel('Result').fill('Lamps by July');
  await expect(page.getByText('Kept here until you delete it.')).toBeVisible();
  await page.goto(path);
  await expect(third.getByLabel('Result')).toHaveValue('Lamps by July');
  expect(await open()).toEqual([false, true, false]);
  await third.getByLabel('Result').fill('');
  expect(await open()).toEqual([false, true, false]);

  const chair = page.getByLabel('Chair', { exact: true });
  await expect(page.locator('.tool-fields :is([required], [aria-required])')).toHaveCount(0);
  await expect(page.locator('.tool-fields')).not.toContainText('(optional)');
  await chair.fill('Head of lamps');
  await expect(page.getByText('Name a judge.')).toBeVisible();
  await page.goto(path);
  await expect(chair).toHaveValue('Head of lamps');
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await expect(page.locator('.card').first()).toContainText('Head of desks');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chair).toHaveValue('Head of lamps');
});

test('exports a CSV in which no cell is a formula', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('group', { name: 'Need 1' }).getByLabel('Result').fill('=1+1');
  await page.getByRole('group', { name: 'Need 1' }).getByLabel('Judge').fill('Ada');
  await expect(page.locator('.card').first()).toContainText('=1+1');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'As CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('debrief.csv');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('"","\'=1+1","Ada","","","",""\r\n');
});

test('keeps text typed before the script loads', { tag: '@nightly' }, async ({ page }) => {
  const letThrough = await holdBack(page, /_astro\/Scorecard\./);
  await page.goto(path);
  await page.getByLabel('Chair', { exact: true }).fill('Head of lamps');
  const first = page.getByRole('group', { name: 'Need 1' });
  await first.getByLabel('Result').fill('Lamps by July');
  await first.getByLabel('Judge').fill('Barbara');
  letThrough();
  await expect(page.locator('.card').first()).toContainText('Lamps by July');
  await expect(page.locator('.card').first()).toContainText('Head of lamps');
  await expect(first.getByLabel('Result')).toHaveValue('Lamps by July');
});
