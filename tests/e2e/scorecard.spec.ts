import { readFileSync } from 'node:fs';
import { expect, test } from './support/site.ts';

const path = '/tools/scorecard';

test('makes a card for each interviewer', async ({ page }) => {
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
