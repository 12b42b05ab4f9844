/** Where the line enters and leaves the sections of a page. */
import { expect, type Page } from '@playwright/test';
import { waitForLayout } from './unfolded.ts';

interface Edges {
  name: string;
  /** Where the line passes the section's upper and lower edge, in pixels from the left. */
  enters: number[];
  leaves: number[];
}

/**
 * Reads each section's ports: where its strokes touch its upper and lower edge. A stroke that changes lanes along an edge
 * has its port where its half ends.
 */
const readPorts = (page: Page): Promise<Edges[]> =>
  page.evaluate(() => {
    const readStrokes = (section: Element) =>
      [...section.querySelectorAll<HTMLElement>('.line')].flatMap((piece) => {
        const box = piece.getBoundingClientRect();
        const style = getComputedStyle(piece);
        if (style.display === 'none' || box.height === 0) return [];
        const [left = 0, right = 0, above = 0, below = 0] = [
          style.borderLeftWidth,
          style.borderRightWidth,
          style.borderTopWidth,
          style.borderBottomWidth,
        ].map(Number.parseFloat);
        // Two halves overlap by a pixel on each side.
        const half = left ? box.right - 1 : box.left + 1;
        const centres = [
          ...(left ? [box.left + left / 2] : []),
          ...(right ? [box.right - right / 2] : []),
          ...(!left && !right && box.width < box.height ? [box.left + box.width / 2] : []),
        ];
        return [
          ...centres.map((x) => ({ x, top: box.top, bottom: box.bottom })),
          ...(above ? [{ x: half, top: box.top + above / 2, bottom: NaN }] : []),
          ...(below ? [{ x: half, top: NaN, bottom: box.bottom - below / 2 }] : []),
        ].map((stroke) => ({ ...stroke, x: Math.round(stroke.x * 10) / 10 }));
      });
    const sections = document.querySelectorAll('main > :is(section, div), footer');
    // A joint has no height where the line is straight.
    const shown = [...sections].filter((section) => section.clientHeight > 0);
    return shown.map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      const strokes = readStrokes(section);
      return {
        name: [section.tagName, section.className, section.getAttribute('aria-labelledby')].join(
          ' ',
        ),
        enters: strokes.filter((stroke) => Math.abs(stroke.top - top) < 1.5).map(({ x }) => x),
        leaves: strokes
          .filter((stroke) => Math.abs(stroke.bottom - bottom) < 1.5)
          .map(({ x }) => x),
      };
    });
  });

/** @returns a sentence for each border of sections at which the line ends or jumps */
export async function findLineGaps(page: Page): Promise<string[]> {
  const sections = await readPorts(page);
  return sections.flatMap((section, index) => {
    const next = sections[index + 1];
    const begun = section.enters.length + section.leaves.length > 0;
    // There is no line above its first ring, and the orange field is the line itself (docs/product.md, Look).
    if (!next || !begun || /on-signal/.test(section.name + next.name)) return [];
    const [leaves = [], enters = []] = [section.leaves, next.enters].map((ports) => [
      ...new Set(ports),
    ]);
    const meet =
      leaves.length > 0 &&
      leaves.length === enters.length &&
      leaves.every((x, port) => Math.abs(x - (enters[port] ?? Infinity)) < 0.6);
    return meet ? [] : [`${section.name} is left at ${leaves}, ${next.name} entered at ${enters}`];
  });
}

/** @returns a sentence for each ring and dot whose center is on no stroke of the line */
export const findStraySigns = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const strokes = [...document.querySelectorAll('.line, .straight-h, .straight-v')].flatMap(
      (piece) => {
        const { left, right, top, bottom } = piece.getBoundingClientRect();
        const style = getComputedStyle(piece);
        const [above, after, below, before] = [
          style.borderTopWidth,
          style.borderRightWidth,
          style.borderBottomWidth,
          style.borderLeftWidth,
        ].map(Number.parseFloat);
        return [
          above && { left, right, top, bottom: top + above },
          below && { left, right, top: bottom - below, bottom },
          before && { left, right: left + before, top, bottom },
          after && { left: right - after, right, top, bottom },
        ].filter((stroke) => typeof stroke === 'object');
      },
    );
    const slack = 1.5;
    // The drawings of services, and covers, have lines of their own.
    const drawn = '.service-names, :has(> .cover)';
    return [...document.querySelectorAll('.line-ring, .line-dot')].flatMap((sign) => {
      const box = sign.getBoundingClientRect();
      if (box.width === 0 || !sign.checkVisibility() || sign.closest(drawn)) return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isOn = strokes.some(
        ({ left, right, top, bottom }) =>
          x > left - slack && x < right + slack && y > top - slack && y < bottom + slack,
      );
      return isOn ? [] : [`${sign.className} is beside the line`];
    });
  });

/** Looks for gaps in the line of the open page at four widths. */
export async function expectNoGap(page: Page): Promise<void> {
  await waitForLayout(page);
  for (const width of [390, 768, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findLineGaps(page), `${width} px`).toEqual([]);
  }
}
