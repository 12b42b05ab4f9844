import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import {
  createDroppedPicture,
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

test('edits a text, a list, a picture and a draft, and updates the page', {
  tag: '@nightly',
}, async ({ page }) => {
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
    const { bytes, dropped } = await createDroppedPicture(page, 'New Cover.png', 320);
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
    const { bytes, dropped } = await createDroppedPicture(page, 'A Fox.png', 8);
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
    await page.getByRole('checkbox', { name: 'Draft' }).check();
    await fill('Text, in Markdown', 'It comes before the others.\n');
    await save(page);
    expect(readContent(editor, 'posts/tomorrow-first.md')).toBe(
      '---\ntitle: Tomorrow comes first\ndraft: true\n---\nIt comes before the others.\n',
    );
    await expectPageToShow(page, 'It comes before the others.');

    await page.getByRole('checkbox', { name: 'Draft' }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('answer is missing');
    await expect(page.getByRole('textbox', { name: 'Seo title' })).toBeFocused();
    await page.getByRole('checkbox', { name: 'Draft' }).check();
    await save(page);
  });

  await test.step('a text in all files', async () => {
    await page.getByRole('searchbox', { name: 'Find a text' }).fill('it comes before');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('search').getByRole('status')).toHaveText('1 place');
    await expectNoViolation(page, 'iframe');
    await openFile(page, 'posts', 'count-the-cutover-weekends.md');
    await page
      .getByRole('search')
      .getByRole('button', { name: /^posts\/tomorrow-first/ })
      .click();
    const text = page.getByRole('textbox', { name: 'Text, in Markdown' });
    await expect(text).toBeFocused();
    expect(await page.evaluate('getSelection().toString()')).toBe('It comes before the others.');
  });

  await test.step('a new name and a deletion', async () => {
    page.once('dialog', (dialog) => dialog.accept('Übermorgen'));
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('posts/uebermorgen.md');
    await openFile(page, 'posts', 'count-the-cutover-weekends.md');
    const question = page.waitForEvent('dialog');
    const click = page.getByRole('button', { name: 'Delete' }).click();
    const dialog = await question;
    expect(dialog.message()).toContain('Visitors of /blog/count-the-cutover-weekends are sent');
    expect(dialog.defaultValue()).toBe('/blog');
    await dialog.accept(dialog.defaultValue());
    await click;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content editor');
    expect(readContent(editor, 'redirects.yaml')).toContain(
      '/blog/count-the-cutover-weekends: /blog\n',
    );
  });
});
