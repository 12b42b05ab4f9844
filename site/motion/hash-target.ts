import { restoreHeldHash } from './held-hash.ts';

/** Delay before the scroll to a hash target (docs/product.md, Addresses). */
const scrollDelayMs = 100;

/**
 * Scrolls to hash targets once, smoothly unless motion is reduced; focus follows. On arrival, and
 * when a link on the page is chosen; the browser's own jump is prevented.
 *
 * @param onGo called before the page scrolls, while positions may still be wrong
 */
export function startHashTargets(onGo: () => void): void {
  const goLater = (target: HTMLElement) => {
    onGo();
    setTimeout(() => scrollToTarget(target), scrollDelayMs);
  };
  restoreHeldHash();
  const arrived = findTarget(location.hash);
  // A visitor who has scrolled before the script ran stays there.
  if (arrived && !isReturnVisit() && scrollY === 0) goLater(arrived);

  document.addEventListener('click', (event) => {
    const { target: clicked, button, defaultPrevented } = event;
    const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (defaultPrevented || button !== 0 || hasModifier || !(clicked instanceof Element)) return;
    const link = clicked.closest<HTMLAnchorElement>('a[href]');
    if (!link || !isOnThisPage(link)) return;
    const target = findTarget(link.hash);
    if (!target) return;
    event.preventDefault();
    if (link.hash !== location.hash) history.pushState(null, '', link.hash);
    goLater(target);
  });
  // A hash typed into the address bar, or back and forward: the browser has scrolled already.
  addEventListener('hashchange', () => {
    const target = findTarget(location.hash);
    if (target) markTarget(target);
  });
}

/** Whether the browser restores the scroll position, after a reload or a return. */
export const isReturnVisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((visit) => 'type' in visit && visit.type !== 'navigate');

const isOnThisPage = ({ target, origin, pathname, search, hash }: HTMLAnchorElement) =>
  hash !== '' &&
  target === '' &&
  origin === location.origin &&
  pathname === location.pathname &&
  search === location.search;

/** @param hash as in an address: it may be empty, match nothing, or fail to decode */
function findTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}

function scrollToTarget(target: HTMLElement): void {
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: isMotionReduced ? 'instant' : 'smooth' });
  markTarget(target);
}

/** Moves the focus, and marks the target for styles, as `:target` would. */
function markTarget(target: HTMLElement): void {
  for (const other of document.querySelectorAll('[data-target]')) {
    other.removeAttribute('data-target');
  }
  target.setAttribute('data-target', '');
  // A focusable target, such as a field, stays in the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
