import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { findEvents } from './support/consent.ts';
import { createConsultationForm, getToast } from './support/consultation-form.ts';
import { holdBack } from './support/hold-back.ts';
import { readMails } from './support/letters.ts';
import { expect, test } from './support/site.ts';

const path = '/tools/hiring-brief';
/** What the buttons under the brief say. */
const getStatus = (page: Page) => page.locator('.brief-foot').getByRole('status');
const question = (page: Page, name: string) => page.getByRole('textbox', { name });
const contact = createConsultationForm('/contact', '#contact-form');

/** Answers two of the ten, the first before the script of the page runs. */
async function answerTwo(page: Page): Promise<void> {
  const release = await holdBack(page, '**/_astro/HiringBrief*.js');
  await page.goto(path);
  await question(page, '1. Which chair?').fill('A CISO, in Dallas.');
  release();
  await question(page, '5. Who left?').fill('By phone.\nNo <names>.');
  await expect(page.locator('.brief-sheet')).toContainText('A CISO, in Dallas.');
}

test('answers are stored in the browser until they are deleted, which can be undone', async ({
  page,
}) => {
  await answerTwo(page);
  await expect(page.locator('.tool-fields :is([required], [aria-required])')).toHaveCount(0);
  await expect(page.locator('.tool-fields')).not.toContainText('(optional)');
  await page.goto('/about');
  await page.goto(path);
  await expect(question(page, '1. Which chair?')).toHaveValue('A CISO, in Dallas.');
  await expect(page.locator('.brief-sheet')).toContainText('No <names>.');
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await expect(question(page, '1. Which chair?')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(question(page, '1. Which chair?')).toHaveValue('A CISO, in Dallas.');
  await expect(page.getByRole('button', { name: 'Delete it all' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.goto(path);
  await expect(question(page, '5. Who left?')).toHaveValue('By phone.\nNo <names>.');
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await question(page, '1. Which chair?').fill('CTO');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await expect(page.getByText('All deleted.')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('hiring-brief', '{"role":{"a":1}}'));
  await page.goto(path);
  await expect(question(page, '1. Which chair?')).toHaveValue('');
  await question(page, '1. Which chair?').fill('x'.repeat(8001));
  await expect(page.getByText(/^8,0\d\d of 8,000: too long\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Send it along' }).click();
  await expect(page).toHaveURL(path);
});

test('shows an example until something is written, and never prints it', async ({ page }) => {
  await page.goto(path);
  const example = page.locator('.brief-example');
  const title = page.getByRole('heading', { name: 'The brief' });
  await expect(example).toHaveCount(10);
  await expect(title).toHaveText('The brief Sample');
  await page.emulateMedia({ media: 'print' });
  await expect(example.first()).toBeHidden();
  await expect(title.getByText('Sample')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  for (const name of ['Copy it', 'Word file', 'Send it along']) {
    await page.getByRole('button', { name }).click();
    await expect(getStatus(page)).toHaveText('Answer one.');
  }
  await question(page, '5. Who left?').fill('The last CISO.');
  await expect(example).toHaveCount(0);
  await expect(title).toHaveText('The brief');
  await page.getByRole('button', { name: 'Copy it' }).click();
  await expect(getStatus(page), 'without a clipboard').toHaveText('Not copied.');
  await question(page, '5. Who left?').fill(' ');
  await expect(example).toHaveCount(10);
});

test('folds the example on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const answers = page.locator('.brief-answers');
  await expect(answers).toBeHidden();
  await page.getByText('Show the example').click();
  await expect(answers).toContainText('Which chair?');
  await page.getByText('Show the example').click();
  await question(page, '5. Who left?').fill('The last CISO.');
  await expect(answers).toContainText('The last CISO.');
});

test('shows a message when the browser stores nothing', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await page.goto(path);
  await question(page, '1. Which chair?').fill('CTO');
  await expect(page.getByText('This browser keeps nothing.')).toBeVisible();
  await page.getByRole('button', { name: 'Send it along' }).click();
  await expect(page.getByText('It cannot go along.')).toBeVisible();
  await expect(question(page, '1. Which chair?')).toHaveValue('CTO');
});

test('announces that it creates the Word file, and keeps the focus on the button', {
  tag: '@nightly',
}, async ({ page }) => {
  await answerTwo(page);
  const release = await holdBack(page, '**/_astro/*.js');
  const waiting = page.waitForEvent('download');
  const word = page.getByRole('button', { name: 'Word file' });
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(getStatus(page)).toHaveText('Making the Word file…');
  await expect(word).toBeFocused();
  await expect(word).toBeEnabled();
  await page.keyboard.press('Enter');
  release();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('hiring-brief.docx');
  const parts = unzipSync(new Uint8Array(readFileSync(await file.path())));
  expect(Object.keys(parts)).toContain('[Content_Types].xml');
  const text = new TextDecoder().decode(parts['word/document.xml']);
  expect(text).toContain('A CISO, in Dallas.');
  expect(text).toContain('No &lt;names&gt;.');
  await expect(getStatus(page)).toBeEmpty();
  await expect(word).toBeFocused();
  expect(await findEvents(page, 'file_download')).toEqual([
    { event: 'file_download', file: 'hiring-brief.docx', place: 'main' },
  ]);
});

test('is left out of a request, or sent with it and stored with the lead', async ({
  page,
  site,
}) => {
  await answerTwo(page);
  await page.getByRole('button', { name: 'Send it along' }).click();
  const form = contact.form(page);
  await form.getByRole('button', { name: 'Leave the brief out' }).click();
  await expect(form.getByLabel('Hiring brief (optional)')).toBeHidden();
  const before = site.leads().length;
  await contact.book(page).click();
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(/at least 10 characters/);
  expect(site.leads()).toHaveLength(before);

  await page.goto(path);
  await page.getByRole('button', { name: 'Send it along' }).click();
  await expect(page).toHaveURL(/\/contact#contact-form$/);
  await expect(form.getByLabel('Hiring brief (optional)')).toHaveValue(
    /^1\. Which chair\?\nA CISO/,
  );
  // The clock is stopped, and a form filled in less than a second looks like spam.
  await contact.open(page);
  await expect(form.getByLabel('Hiring brief (optional)')).toHaveValue(/A CISO/);
  await contact.fill(page, { message: '' });
  await contact.book(page).click();
  await expect(getToast(page, 'Consultation Requested!')).toBeVisible();
  await expect(form.getByLabel('Hiring brief (optional)')).toBeHidden();

  const [lead] = site.leads();
  expect(lead).toMatchObject({
    message: '',
    brief: '1. Which chair?\nA CISO, in Dallas.\n\n5. Who left?\nBy phone.\nNo <names>.',
  });
  await expect.poll(() => readMails(site.dataDir).join()).toContain('A CISO, in Dallas.');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the list of questions', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.brief-question')).toHaveCount(10);
    await expect(page.locator('.brief-example').first()).toBeVisible();
  });
});
