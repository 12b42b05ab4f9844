import { expect, type Page } from '@playwright/test';

/** Describes the focused control and what hides a part of it (WCAG 2.4.11). */
export const measureFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const problem: string[] = [];
    // At the corners of a round control, its label is on top.
    const control = element.closest('label') ?? element;
    for (const { left, right, top, bottom: end, width, height } of element.getClientRects()) {
      if (width < 2 || height < 2) continue;
      // The browser scrolls to the line of the caret: the first line of an empty text area.
      const bottom = element.matches('textarea') ? top + 32 : end;
      const tall = height > innerHeight;
      // The browser scrolls by whole pixels.
      if (!tall && (top <= -1 || bottom >= innerHeight + 1)) problem.push('out of the window');
      for (const x of [left + 3, (left + right) / 2, right - 3])
        for (const y of [Math.max(top, 0) + 3, Math.min(bottom, innerHeight) - 3]) {
          const hit = document.elementFromPoint(x, y);
          if (!control.contains(hit)) problem.push(`under ${hit?.className}`);
        }
    }
    const { outerHTML } = element.cloneNode() as Element;
    return { name: outerHTML.slice(0, 120), problem: [...new Set(problem)].join(', ') };
  });

/** Presses Tab until the focus leaves the page. @returns the hidden controls */
export async function findHiddenOnTab(page: Page, key = 'Tab'): Promise<string[]> {
  const hidden: string[] = [];
  let steps = 0;
  for (let left = false; !left; steps += 1) {
    await page.keyboard.press(key);
    const now = await measureFocus(page);
    left = now === null;
    // Scripts that load late scroll to the focused control.
    const problemNow = () => measureFocus(page).then((later) => later?.problem);
    if (now?.problem) {
      await expect
        .poll(problemNow, { timeout: 10_000 })
        .toBe('')
        .catch(() => hidden.push(`${now.name}: ${now.problem}`));
    }
  }
  expect(steps).toBeGreaterThan(10);
  return hidden;
}
