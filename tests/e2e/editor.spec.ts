import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import {
  droppedPicture,
  openFile,
  type RunningEditor,
  readContent,
  save,
  startEditor,
} from './support/editor.ts';

const post = 'posts/count-the-cutover-weekends.md';
let editor: RunningEditor;

test.describe.configure({ timeout: 240_000 });

test.beforeAll(async () => {
  editor = await startEditor();
});
test.afterAll(() => editor.stop());

/** Reloads the page beside the form until it shows the text. */
const expectPageToShow = (page: Page, text: string) =>
  expect(async () => {
    const site = page.frameLocator('iframe');
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(site.locator('body')).toContainText(text, { timeout: 10_000 });
  }).toPass();

test('edits a text, a list, a picture and a draft, and updates the page', async ({ page }) => {
  await page.goto(editor.address);
  expect(page.url()).not.toContain('#');
  await expect(page.getByRole('region', { name: 'posts', exact: true })).toBeVisible();
  await expectNoViolation(page, 'iframe');

  await test.step('a text, without other changes to the file', async () => {
    const before = readContent(editor, post);
    await openFile(page, 'posts', 'count-the-cutover-weekends.md');
    await expect(page.getByRole('textbox', { name: 'Seo title' })).toHaveAccessibleDescription(
      /What somebody types to find this/,
    );
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('title is missing');
    await expect(title).toHaveAccessibleDescription(/Title is missing/);
    await expectNoViolation(page, 'iframe');
    expect(readContent(editor, post)).toBe(before);

    await title.fill('Count them: every one');
    await save(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(readContent(editor, post)).toBe(
      before.replace(/^title: .*$/m, "title: 'Count them: every one'"),
    );
    await expectPageToShow(page, 'Count them: every one');
  });

  await test.step('a cover dropped on its field', async () => {
    await page.getByText('Picture', { exact: true }).click();
    const field = page.getByRole('group', { name: 'Choose a picture' });
    const [file, preview] = [field.getByLabel('File', { exact: true }), field.locator('img')];
    await expect(file).toHaveValue('./cutover-weekends.png');
    await expect(preview).toHaveJSProperty('naturalWidth', 1200);
    await expectNoViolation(page, 'iframe');
    const { bytes, dropped } = await droppedPicture(page, 'New Cover.png', 320);
    await field.dispatchEvent('drop', { dataTransfer: dropped });
    await expect(file).toHaveValue('./new-cover.png');
    await expect(preview).toHaveJSProperty('naturalWidth', 320);
    await save(page);
    expect([...readFileSync(join(editor.content, 'posts/new-cover.png'))]).toEqual(bytes);
    expect(readContent(editor, post)).toContain(
      'picture:\n  file: ./new-cover.png\n  alt: Four weeks',
    );
    const shown = page.frameLocator('iframe').getByRole('img', { name: 'Four weeks' });
    await expect(async () => {
      await page.getByRole('button', { name: 'Reload page' }).click();
      await expect(shown.first()).toHaveAttribute('width', '320', { timeout: 10_000 });
      await expect(shown.first()).toHaveJSProperty('complete', true);
      await expect(shown.first()).not.toHaveJSProperty('naturalWidth', 0);
    }).toPass();
  });

  await test.step('a picture dropped on the text', async () => {
    const { bytes, dropped } = await droppedPicture(page, 'A Fox.png', 8);
    const text = page.getByRole('textbox', { name: 'Text, in Markdown' });
    await text.dispatchEvent('drop', { dataTransfer: dropped });
    await expect(text).toHaveValue(/!\[A Fox\]\(\.\/a-fox\.png\)/);
    await save(page);
    expect([...readFileSync(join(editor.content, 'posts/a-fox.png'))]).toEqual(bytes);
    expect(readContent(editor, post)).toContain('![A Fox](./a-fox.png)');
    await expect(page.getByRole('region', { name: 'Build errors' })).toHaveCount(0);
  });

  await test.step('a list', async () => {
    await page.getByText(/^Tags \(4\)$/).click();
    await page.getByRole('button', { name: 'Add to Tags' }).click();
    await page.getByRole('combobox', { name: 'Tags-5' }).selectOption('Succession');
    await save(page);
    expect(readContent(editor, post)).toMatch(/^tags: \[.*, Succession\]$/m);
    await expectPageToShow(page, 'Succession');
  });

  await test.step('a page with several kinds of sections', async () => {
    await openFile(page, 'own-pages', 'desk-jobs.yaml');
    await page.getByText(/^Sections \(\d+\)$/).click();
    const kind = page.getByRole('combobox', { name: 'Kind' }).first();
    await expect(kind.locator('option:checked')).toHaveText('Hero');
    await expectNoViolation(page, 'iframe');
    await expect(page.frameLocator('iframe').locator('h1')).toBeVisible();
    await expect(page.getByRole('link', { name: '/desk-jobs', exact: true })).toBeVisible();
  });

  await test.step('a new draft', async () => {
    await page.getByRole('textbox', { name: 'Name of a new file in posts' }).fill('Tomorrow first');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'posts/tomorrow-first.md' })).toBeVisible();
    const fill = (name: string, text: string) =>
      page.getByRole('textbox', { name, exact: true }).fill(text);
    await fill('Title', 'Tomorrow comes first');
    await fill('Seo title', 'What comes first?');
    await fill('Answer', 'Tomorrow does. It always did.');
    await page.getByRole('combobox', { name: 'Topic' }).selectOption({ index: 1 });
    await page.getByLabel('Date', { exact: true }).fill('2026-01-31');
    await page.getByLabel('Minutes', { exact: true }).fill('1');
    await fill('Summary', 'Tomorrow comes first. The rest follows.');
    await page.getByRole('checkbox', { name: 'Draft' }).check();
    await page.getByText(/^Tags \(0\)$/).click();
    for (const index of [1, 2, 3]) {
      await page.getByRole('button', { name: 'Add to Tags' }).click();
      await page.getByRole('combobox', { name: `Tags-${index}` }).selectOption({ index });
    }
    await fill('Text, in Markdown', 'It comes before the others.\n');
    await save(page);
    expect(readContent(editor, 'posts/tomorrow-first.md')).toContain('\ndraft: true\n');
    await expectPageToShow(page, 'It comes before the others.');
  });
});
