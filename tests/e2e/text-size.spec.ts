/**
 * Text that is twice as large (WCAG 1.4.4) or set wider (1.4.12), and windows at 400 % (1.4.10): nothing is
 * cut, nothing lies over something else, and nothing leaves the window.
 */
import type { Page } from '@playwright/test';
import { pageKinds } from './support/page-kinds.ts';
import { expect, test } from './support/site.ts';
import { textTroubles } from './support/text-troubles.ts';
import { unfolded } from './support/unfolded.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
// Some 30 pages in one test; the limit ends only what hangs.
test.describe.configure({ timeout: 600_000 });

/** What a visitor may do to the text of a page; each answers with what undoes it. */
const changes: Readonly<Record<string, (page: Page) => Promise<() => Promise<void>>>> = {
  /** The browser's own setting, which queries of the window's width follow as well. */
  'with a large font in the settings': async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    return async () => {
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
      await session.detach();
    };
  },
  'with a root of twice the size': (page) => styled(page, 'html { font-size: 200% !important }'),
  /** Text alone, as Firefox and Safari can: whatever its unit, and no box grows with it. */
  'zoomed as text alone': async (page) => {
    await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('body, body *')].filter(
        (element) => element instanceof HTMLElement,
      );
      const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      for (const [index, element] of all.entries())
        element.style.setProperty('font-size', `${2 * (sizes[index] ?? 16)}px`, 'important');
    });
    return () =>
      page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>('body, body *'))
          element.style.removeProperty('font-size');
      });
  },
  'with wide spacing': (page) =>
    styled(
      page,
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    ),
};

async function styled(page: Page, content: string): Promise<() => Promise<void>> {
  const sheet = await page.addStyleTag({ content });
  return () => sheet.evaluate((element) => (element as Element).remove());
}

/** What is wrong on the pages, one after another, as they are and with each of the changes. */
async function troublesOf(page: Page, among: string[]): Promise<string[]> {
  const found: string[] = [];
  const look = async (where: string) => {
    for (const trouble of await textTroubles(page)) found.push(`${where}: ${trouble}`);
  };
  for (const path of pageKinds) {
    await page.goto(path);
    await unfolded(page);
    await page.evaluate(() => document.fonts.ready);
    await look(path);
    for (const name of among) {
      const undo = await changes[name]?.(page);
      await look(`${path} ${name}`);
      await undo?.();
    }
  }
  return found;
}

for (const width of [390, 768, 1440]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('every page bears large text and wide spacing', async ({ page }) => {
      expect(await troublesOf(page, Object.keys(changes))).toEqual([]);
    });
  });
}

// 400 % of usual windows, and a phone on its side.
for (const viewport of [
  { width: 320, height: 256 },
  { width: 427, height: 240 },
  { width: 844, height: 390 },
]) {
  test.describe(`In ${viewport.width} by ${viewport.height} px`, () => {
    test.use({ viewport });

    test('no page has anything cut or covered', async ({ page }) => {
      expect(await troublesOf(page, [])).toEqual([]);
    });
  });
}
