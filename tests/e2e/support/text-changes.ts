/**
 * Text of twice the size (WCAG 1.4.4), wide spacing (1.4.12) and windows at 400 % (1.4.10).
 */
import type { Page } from '@playwright/test';
import { findTextProblems } from './text-problems.ts';

/** Changes that a visitor may make to text. Each returns a function that undoes it. */
const changes: Readonly<Record<string, (page: Page) => Promise<() => Promise<void>>>> = {
  /** The browser setting, which media queries in em follow too. */
  'with a large font in the settings': async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    return async () => {
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
      await session.detach();
    };
  },
  'with a root of twice the size': (page) => addStyle(page, 'html { font-size: 200% !important }'),
  /** Text only, as in Firefox and Safari: boxes keep their size. */
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
    addStyle(
      page,
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    ),
};

/** Adds styles that the policy of the page cannot refuse. */
async function addStyle(page: Page, content: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, content);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Lists parts that are narrower than their text, which must hold it. */
const findOverfullParts = (page: Page): Promise<string[]> =>
  page
    .locator(':is(h1, h2) > .block, .city-figure-value, .typed > *')
    .evaluateAll((all) =>
      all
        .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
        .map((part) => `${part.className} is wider than its box: ${part.textContent}`),
    );

const enlarged = [
  { width: 390, height: 900 },
  { width: 768, height: 900 },
  { width: 1440, height: 900 },
];
const smallest = { width: 320, height: 256 };
/** 400 % of usual windows, and a phone on its side. */
const low = [smallest, { width: 427, height: 240 }, { width: 844, height: 390 }];

/**
 * Checks the open page in windows of all sizes, unchanged and with each change.
 * @param isBrief only in a wide window, a narrow one and the smallest
 * @returns what is cut, overlaps or leaves the window
 */
export async function findTextProblemsAtSizes(page: Page, isBrief = false): Promise<string[]> {
  const found: string[] = [];
  const check = async (how: string) => {
    const { width, height } = page.viewportSize() ?? {};
    for (const problem of await findTextProblems(page))
      found.push(`${width} by ${height} px ${how}: ${problem}`);
  };
  for (const viewport of isBrief ? [smallest] : low) {
    await page.setViewportSize(viewport);
    await check('as it is');
  }
  for (const viewport of isBrief ? enlarged.filter(({ width }) => width !== 768) : enlarged) {
    await page.setViewportSize(viewport);
    await check('as it is');
    for (const [name, change] of Object.entries(changes)) {
      // The other changes make the same text large.
      if (isBrief && name !== 'with a root of twice the size') continue;
      const undo = await change(page);
      await check(name);
      if (name === 'with wide spacing') found.push(...(await findOverfullParts(page)));
      await undo();
    }
  }
  return found;
}
