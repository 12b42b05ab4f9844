/** What a comparison runs inside a page. Playwright sends the source of each function alone. */

declare global {
  interface Window {
    nextFrame?: () => Promise<void>;
    /** Animations do not list those that have ended. */
    comparedAnimations?: Set<Animation>;
  }
}

/** Before the page's own scripts: no chance, and no blinking caret. */
export function stayCalm(): void {
  // One value, so that an order does not depend on which island is first.
  Math.random = () => 0.5;
  // Observers are called once a frame; the page's own frames stop with its clock.
  window.nextFrame = () =>
    new Promise((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement);
    });
  addEventListener('DOMContentLoaded', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { caret-color: transparent !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Scrolls to the end in steps, and back. */
export async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await window.nextFrame?.();
    await window.nextFrame?.();
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Hydrates islands that wait for a sign of use. */
export function wakeIslands(): void {
  for (const island of document.querySelectorAll('astro-island[ssr]'))
    (island.firstElementChild ?? island).dispatchEvent(new Event('pointerover', { bubbles: true }));
}

/**
 * Holds all animations at a share of their time. At 1, those without an end are at their start.
 * @returns whether there are any
 */
export function moveAnimations(share: number): boolean {
  window.comparedAnimations ??= new Set();
  const known = window.comparedAnimations;
  for (const animation of document.getAnimations()) known.add(animation);
  for (const animation of known) {
    const { endTime, duration } = animation.effect?.getComputedTiming() ?? {};
    if (animation.playState === 'idle') {
      known.delete(animation);
    } else if (typeof endTime === 'number' && Number.isFinite(endTime)) {
      animation.pause();
      animation.currentTime = endTime * share;
    } else if (typeof duration === 'number') {
      animation.pause();
      animation.currentTime = duration * (share % 1);
    }
  }
  return known.size > 0;
}

/** @returns after a frame, what still loads or changes; empty if nothing did for some frames */
export async function listUnrest(): Promise<string[]> {
  const quietFrames = 4;
  const changes = new MutationObserver(() => {});
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (let quiet = 0; quiet < quietFrames; quiet++) {
    await window.nextFrame?.();
    if (changes.takeRecords().length === 0) continue;
    changes.disconnect();
    return ['the document changes'];
  }
  changes.disconnect();
  const isInView = (element: Element | null) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return top < innerHeight && bottom > Math.max(top, 0);
  };
  const loading = [...document.images].filter(
    (image) => !image.complete && image.checkVisibility() && isInView(image),
  );
  const islands = [...document.querySelectorAll('astro-island[ssr]')].filter((island) =>
    isInView(island.firstElementChild),
  );
  return [
    ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
    ...loading.map(({ src }) => src),
    ...islands.map((island) => `island ${island.getAttribute('component-url')}`),
  ];
}
