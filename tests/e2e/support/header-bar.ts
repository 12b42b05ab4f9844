import type { Page } from '@playwright/test';

/** @returns a sentence for each two controls of the header that overlap, and for each that leaves the window */
export async function findHeaderProblems(page: Page): Promise<string[]> {
  const boxes = await page.locator('.header :is(a, button):visible').evaluateAll((controls) =>
    controls.map((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return { name, left, right, top, bottom };
    }),
  );
  const width = page.viewportSize()?.width ?? 0;
  const overlap = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;
  return [
    ...boxes
      .filter(({ left, right }) => left < 0 || right > width)
      .map(({ name }) => `${name} leaves the window`),
    ...boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `${one.name} and ${other.name} overlap`),
    ),
  ];
}
