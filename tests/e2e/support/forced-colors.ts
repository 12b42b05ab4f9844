import type { Page } from '@playwright/test';

/** Lists drawn and marked parts with too little contrast to their background (WCAG 1.4.11). */
const findFaintParts = (page: Page) =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => {
        const share = Number(value) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (a: string, b: string) => {
      const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
      return (high + 0.05) / (low + 0.05);
    };
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    const found = new Set<string>();
    for (const part of document.querySelectorAll('svg :is(path, line, circle, rect, text), mark')) {
      // The inside of a ring has the color of the background.
      if (!part.checkVisibility() || part.closest('defs, symbol, pattern, mask, .cover-open'))
        continue;
      const { fill, stroke, color } = getComputedStyle(part);
      const isMark = part.matches('mark');
      const own = getComputedStyle(part.closest('svg') ?? part).backgroundColor;
      const paints = isMark ? [color] : [fill, stroke].filter((paint) => paint.startsWith('rgb('));
      const behind = own.startsWith('rgba') ? ground : own;
      if (paints.length > 0 && paints.every((paint) => contrast(paint, behind) < 3))
        found.add(`${part.tagName} ${part.getAttribute('class')}: ${paints} on ${behind}`);
    }
    return [...found];
  });

/**
 * Puts the open page into forced colors, light and dark, and back.
 * @returns parts with too little contrast, and buttons without a border
 */
export async function findForcedColorProblems(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const part of await findFaintParts(page)) found.push(`${colorScheme}: ${part}`);
  }
  const buttons = page.locator('.button');
  for (const button of await buttons.evaluateAll((all) =>
    all
      .filter((element) => getComputedStyle(element).borderTopWidth !== '2px')
      .map(({ textContent }) => textContent),
  ))
    found.push(`${button} has no border`);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  return found;
}
