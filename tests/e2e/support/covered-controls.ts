import type { Page } from '@playwright/test';

/**
 * Checks nine points of each box of every visible control: the element at the point must be the
 * control, something in it, or its label. A wrapped link has a box per line. Skips parts that are
 * inert or not laid out.
 *
 * @param within selector of the part to check
 * @returns a line for each control that is covered, with what covers it
 */
export function findCoveredControls(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((root) => {
    const controls = [
      'a[href], button, input, select, textarea, summary, audio[controls], video[controls]',
      '[tabindex]:is([role="switch"], [role="radio"], [role="tab"], [role="button"], [role="slider"])',
    ].join();
    /** Distance from the edges in pixels: corners are round, and boxes end between pixels. */
    const inset = 3;

    const boxesOf = (element: Element) =>
      [...element.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);

    /** A link may be stretched over the tile or row that it is in. */
    function tileOf(link: Element): Element | null {
      const { content, position, inset } = getComputedStyle(link, '::after');
      const stretched = content !== 'none' && position === 'absolute' && inset === '0px';
      return stretched && link instanceof HTMLElement ? link.offsetParent : null;
    }

    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      boxesOf(element).length > 0;

    const isTransparent = (element: Element) => !element.checkVisibility({ opacityProperty: true });

    /** A control that is hidden behind its own drawing is used by its label. */
    function targetsOf(control: Element): Element[] {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      if (isSeen(control) && !(isTransparent(control) && labels.length > 0)) return [control];
      return labels.filter(isSeen);
    }

    const inView = ({ top, bottom, left, right }: DOMRect) =>
      bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;

    function bringIntoView(target: Element): void {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // The skip link is visible only while it has the focus.
      if (!boxesOf(target).some(inView) && target instanceof HTMLElement) target.focus();
    }

    function pointsOf({ left, top, width, height }: DOMRect): [number, number][] {
      const along = (start: number, length: number) => {
        const edge = Math.min(inset, length / 4);
        return [start + edge, start + length / 2, start + length - edge];
      };
      return along(left, width).flatMap((x) =>
        along(top, height).map((y): [number, number] => [x, y]),
      );
    }

    const nameOf = (element: Element | null) =>
      element === null ? 'nothing' : (element.cloneNode() as Element).outerHTML.slice(0, 120);

    const belongsTo = (hit: Element | null, target: Element, control: Element) =>
      hit !== null &&
      (target.contains(hit) ||
        control.contains(hit) ||
        (control instanceof HTMLInputElement &&
          [...(control.labels ?? [])].some((label) => label.contains(hit))));

    const covered: string[] = [];
    for (const control of document.querySelectorAll(`:is(${root}) :is(${controls})`)) {
      for (const target of targetsOf(control)) {
        const held = document.activeElement;
        const area = tileOf(target) ?? target;
        bringIntoView(area);
        const over = new Set<string>();
        for (const box of boxesOf(area))
          for (const [x, y] of pointsOf(box)) {
            const hit = document.elementFromPoint(x, y);
            if (!belongsTo(hit, target, control)) over.add(nameOf(hit));
          }
        if (document.activeElement !== held && target instanceof HTMLElement) target.blur();
        const text = control.textContent?.trim().replace(/\s+/g, ' ').slice(0, 50);
        if (over.size > 0)
          covered.push(`${nameOf(control)} "${text}" is under ${[...over].join(' and ')}`);
      }
    }
    return covered;
  }, within);
}
