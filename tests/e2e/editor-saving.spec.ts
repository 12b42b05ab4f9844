/** The editor reports what happened to the file, and keeps what was typed. */
import { expect, type Page, type Route, test } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import {
  clickFile,
  createDroppedPicture,
  openFile,
  type RunningEditor,
  readContent,
  save,
  startEditor,
} from './support/editor.ts';

let editor: RunningEditor;

test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ actionTimeout: 40_000 });

test.beforeAll(async () => {
  editor = await startEditor();
});
test.afterAll(() => editor.stop());
test.beforeEach(async ({ page }) => {
  await page.goto(editor.address);
});

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save' });
const fileCalls = '**/api/files/**';

/** Handles the next save; later ones continue. */
const onNextSave = (page: Page, handle: (route: Route) => Promise<void>) => {
  let isDone = false;
  return page.route(fileCalls, (route) => {
    if (isDone || route.request().method() !== 'PUT') return route.continue();
    isDone = true;
    return handle(route);
  });
};

/** Holds a request until the test opens the gate. */
function createGate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}

test('shows the errors of a failed save beside Save, and focuses the first wrong field', {
  tag: '@nightly',
}, async ({ page }) => {
  await openFile(page, 'pages', 'home.yaml');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('pages/home.yaml');
  const last = page.locator('.field textarea').last();
  await page.getByRole('main').evaluate((main) => {
    for (const group of main.querySelectorAll('details')) group.open = true;
  });
  const first = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  await first.fill('');
  await last.fill('');
  await saveButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Not saved. The file is unchanged.');
  await expect(alert).toContainText('pains.items.0.title is missing');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/Title is missing/);
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(saveButton(page)).toBeInViewport({ ratio: 1 });
  await expectNoViolation(page, 'iframe');

  await alert.getByRole('button').last().press('Enter');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  const [field, header] = [
    await last.boundingBox(),
    await page.locator('.file-header').boundingBox(),
  ];
  expect(field?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

test('marks text typed during a save as unsaved', { tag: '@nightly' }, async ({ page }) => {
  const post = 'posts/count-the-cutover-weekends.md';
  await openFile(page, 'posts', 'count-the-cutover-weekends.md');
  const { passed, open } = createGate();
  await onNextSave(page, async (route) => {
    const response = await route.fetch();
    await passed;
    await route.fulfill({ response });
  });
  await title(page).fill('First words');
  await saveButton(page).click();
  await title(page).fill('First words, and more');
  open();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Saved. Your latest changes are not saved yet.',
  );
  expect(readContent(editor, post)).toContain('title: First words\n');

  const question = page.waitForEvent('dialog');
  const click = clickFile(page, 'posts', 'one-price-for-one-town.md');
  await (await question).dismiss();
  await click;
  await expect(title(page)).toHaveValue('First words, and more');
  await save(page);
  expect(readContent(editor, post)).toContain('title: First words, and more\n');
});

test('does not mark another file as saved when a save ends after it was opened', {
  tag: '@nightly',
}, async ({ page }) => {
  await openFile(page, 'posts', 'count-the-cutover-weekends.md');
  const { passed, open } = createGate();
  await onNextSave(page, async (route) => {
    await passed;
    await route.continue();
  });
  await title(page).fill('Saved late');
  await saveButton(page).click();
  page.once('dialog', (dialog) => dialog.accept());
  await openFile(page, 'posts', 'one-price-for-one-town.md');
  await title(page).fill('Typed in the second file');
  // The editor reloads the list after it has handled the response. A save checks all content, which is slow on
  // a busy machine; the test's own limit ends the wait.
  const listed = page.waitForResponse('**/api/files', { timeout: 0 });
  open();
  await listed;
  const question = page.waitForEvent('dialog');
  const click = clickFile(page, 'posts', 'count-the-cutover-weekends.md');
  await (await question).dismiss();
  await click;
  await expect(title(page)).toHaveValue('Typed in the second file');
});

test('combines the changes of two tabs, and loses no text', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  const post = 'posts/count-the-cutover-weekends.md';
  const other = await context.newPage();
  await other.goto(editor.address);
  const text = (tab: Page) => tab.getByRole('textbox', { name: 'Text, in Markdown' });
  const summary = (tab: Page) => tab.getByRole('textbox', { name: 'Summary' });
  for (const tab of [page, other]) await openFile(tab, 'posts', 'count-the-cutover-weekends.md');

  await title(other).fill('Title of the first tab');
  await summary(other).fill('Summary of the first tab.');
  await save(other);
  await summary(page).fill('Summary of the second tab.');
  await text(page).fill('Text of the second tab.\n');
  await saveButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Not saved yet: somebody else changed the file.');
  await expect(alert).toContainText('summary Summary of the first tab.');
  await expectNoViolation(page, 'iframe');
  await expect(title(page)).toHaveValue('Title of the first tab');
  await expect(summary(page)).toHaveValue('Summary of the second tab.');
  await expect(text(page)).toHaveValue('Text of the second tab.\n');
  expect(readContent(editor, post)).toContain('Summary of the first tab.');

  await save(page);
  await expect(alert).toHaveCount(0);
  expect(readContent(editor, post)).toMatch(
    /title: Title of the first tab\n[\s\S]*summary: Summary of the second tab\.\n[\s\S]*\n---\nText of the second tab\.\n$/,
  );
});

test('detects that a save arrived although its answer was lost, and saves again', {
  tag: '@nightly',
}, async ({ page }) => {
  const post = 'posts/count-the-cutover-weekends.md';
  await openFile(page, 'posts', 'count-the-cutover-weekends.md');
  await onNextSave(page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await title(page).fill('The answer was lost');
  await save(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(readContent(editor, post)).toContain('title: The answer was lost\n');
  await title(page).fill('And the next one came');
  await save(page);
  expect(readContent(editor, post)).toContain('title: And the next one came\n');
});

test('reports an unknown result when there is no answer, and saves later text on retry', {
  tag: '@nightly',
}, async ({ page }) => {
  const post = 'posts/count-the-cutover-weekends.md';
  await openFile(page, 'posts', 'count-the-cutover-weekends.md');
  await page.route(fileCalls, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await title(page).fill('Nobody knows');
  await saveButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The editor does not know whether the file was saved.');
  await expect(alert).not.toContainText('unchanged');
  await page.unroute(fileCalls);
  await title(page).fill('Nobody knew');
  await save(page);
  await expect(alert).toHaveCount(0);
  expect(readContent(editor, post)).toContain('title: Nobody knew\n');
});

test('keeps the second of two quickly chosen pictures, and revokes all object URLs', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const urls = new Set<string>();
    Object.assign(globalThis, { liveUrls: urls });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object: Blob) => {
      const url = createObjectURL(object);
      urls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      urls.delete(url);
      revokeObjectURL(url);
    };
  });
  await page.reload();
  const liveUrls = () => page.evaluate('liveUrls.size');
  await openFile(page, 'posts', 'count-the-cutover-weekends.md');
  await page.getByText('Picture', { exact: true }).click();
  const field = page.getByRole('group', { name: 'Choose a picture' });
  const [file, preview] = [field.getByLabel('File', { exact: true }), field.locator('img')];
  await expect(preview).toHaveJSProperty('naturalWidth', 1200);

  const { passed, open } = createGate();
  const isFirst = (url: URL) => url.searchParams.get('picture') === 'first.png';
  await page.route(isFirst, async (route) => {
    await passed;
    await route.continue();
  });
  for (const [name, side] of [
    ['first.png', 40],
    ['second.png', 80],
  ] as const) {
    const { dropped } = await createDroppedPicture(page, name, side);
    await field.dispatchEvent('drop', { dataTransfer: dropped });
  }
  await expect(file).toHaveValue('./second.png');
  const late = page.waitForResponse((response) => isFirst(new URL(response.url())));
  open();
  await late;
  await expect(preview).toHaveJSProperty('naturalWidth', 80);
  await save(page);
  await expect(file).toHaveValue('./second.png');
  expect(readContent(editor, 'posts/count-the-cutover-weekends.md')).toContain(
    'file: ./second.png',
  );
  expect(await liveUrls()).toBe(1);
  await openFile(page, 'pages', 'contact.yaml');
  await expect.poll(liveUrls).toBe(0);
});

test('keeps text typed while a dropped picture uploads', { tag: '@nightly' }, async ({ page }) => {
  await openFile(page, 'posts', 'count-the-cutover-weekends.md');
  const text = page.getByRole('textbox', { name: 'Text, in Markdown' });
  const { passed, open } = createGate();
  await page.route('**/api/pictures/**', async (route) => {
    await passed;
    await route.continue();
  });
  const { dropped } = await createDroppedPicture(page, 'late.png', 8);
  await text.dispatchEvent('drop', { dataTransfer: dropped });
  await text.fill('Typed meanwhile.');
  open();
  await expect(text).toHaveValue(/^Typed meanwhile\.\n\n!\[late\]\(\.\/late\.png\)\n$/);
});
