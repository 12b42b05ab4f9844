import type { Page } from '@playwright/test';

/**
 * Measures every visible line of text and every control.
 *
 * @param tolerance in pixels
 * @returns a sentence for each text that is cut, overlaps another, or extends beyond the window sideways
 */
export function findTextProblems(page: Page, tolerance = 2): Promise<string[]> {
  return page.evaluate((toleratedPx) => {
    interface Line {
      element: Element;
      text: string;
      /** Approximates the letters, which are lower than the box of the line. */
      box: { left: number; right: number; top: number; bottom: number };
    }

    const isSeen = (element: Element) =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      }) &&
      !element.closest(
        '.sr-only, .skip-link, .honeypot, [aria-hidden="true"], noscript, script, style',
      );

    /** The share of a line's box above and below its lower-case letters. */
    const above = 0.3;
    const below = 0.22;

    function linesOf(node: Text): Line[] {
      const element = node.parentElement;
      if (!element || !node.data.trim() || !isSeen(element)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ left, right, top, bottom, height }) => ({
          element,
          text: node.data.trim().replace(/\s+/g, ' ').slice(0, 40),
          box: { left, right, top: top + height * above, bottom: bottom - height * below },
        }));
    }

    const all: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text) all.push(...linesOf(node));

    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.className && typeof element.className === 'string' ? `.${element.className.trim().replaceAll(/\s+/g, '.')}` : ''}`;
    const problems = new Set<string>();
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    const cuts = (value: string) => value === 'hidden' || value === 'clip';
    interface Around {
      position: string;
      edge: DOMRect;
      cutsX: boolean;
      cutsY: boolean;
      scrollsX: boolean;
      scrollsY: boolean;
    }
    const known = new Map<Element, Around>();
    /** Caches each ancestor's measurements. */
    const measured = (outer: Element): Around => {
      const before = known.get(outer);
      if (before) return before;
      const { position, overflowX, overflowY } = getComputedStyle(outer);
      const around = {
        position,
        edge: outer.getBoundingClientRect(),
        cutsX: cuts(overflowX),
        cutsY: cuts(overflowY),
        scrollsX: scrolls(overflowX) && outer.scrollWidth > outer.clientWidth,
        scrollsY: scrolls(overflowY) && outer.scrollHeight > outer.clientHeight,
      };
      known.set(outer, around);
      return around;
    };
    /** Parts that move by themselves and overflow by design. */
    const moving = '.clients-row';

    for (const { element, text, box } of all) {
      let inScroller = element.matches(moving) || element.closest(moving) !== null;
      for (
        let outer: Element | null = element;
        outer && outer !== document.body;
        outer = outer.parentElement
      ) {
        const { position, edge, cutsX, cutsY, scrollsX, scrollsY } = measured(outer);
        if (outer !== element && position === 'fixed') break;
        if (!inScroller && cutsX)
          if (box.left < edge.left - toleratedPx || box.right > edge.right + toleratedPx)
            problems.add(`cut sideways: ${nameOf(element)} "${text}" in ${nameOf(outer)}`);
        if (cutsY)
          if (box.top < edge.top - toleratedPx || box.bottom > edge.bottom + toleratedPx)
            problems.add(`cut in height: ${nameOf(element)} "${text}" in ${nameOf(outer)}`);
        if (scrollsX) inScroller = true;
        if (scrollsY) break;
      }
      if (inScroller) continue;
      if (box.left < -toleratedPx || box.right > innerWidth + toleratedPx)
        problems.add(
          `out of the window: ${nameOf(element)} "${text}" ${Math.round(box.left)} to ${Math.round(box.right)}`,
        );
    }

    for (const control of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary',
    )) {
      if (!isSeen(control) || control.closest(moving)) continue;
      const { left, right, width } = control.getBoundingClientRect();
      let inScroller = false;
      for (let outer = control.parentElement; outer; outer = outer.parentElement)
        if (measured(outer).scrollsX) inScroller = true;
      if (width < 2 || inScroller) continue;
      if (left < -toleratedPx || right > innerWidth + toleratedPx)
        problems.add(
          `out of the window: ${nameOf(control)} ${Math.round(left)} to ${Math.round(right)}`,
        );
    }

    /** Fixed and sticky parts cover the page by design. */
    const layerOf = (element: Element) => {
      for (let outer: Element | null = element; outer; outer = outer.parentElement)
        if (['fixed', 'sticky'].includes(measured(outer).position)) return outer;
      return null;
    };
    const still = all.map((line) => ({ ...line, layer: layerOf(line.element) }));
    const sorted = still.toSorted((a, b) => a.box.top - b.box.top);
    for (const [index, one] of sorted.entries()) {
      for (let next = index + 1; next < sorted.length; next += 1) {
        const other = sorted[next];
        if (!other || other.box.top >= one.box.bottom) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (one.layer !== other.layer) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (
          across > toleratedPx &&
          down > toleratedPx &&
          (!one.element.closest(moving) || !other.element.closest(moving))
        )
          problems.add(
            `over each other: ${nameOf(one.element)} "${one.text}" and ${nameOf(other.element)} "${other.text}"`,
          );
      }
    }
    return [...problems];
  }, tolerance);
}
