/**
 * Runs inline at the end of a page (finish-page.ts) and starts the scripts named on its element, in order,
 * after the first contentful paint: what they fetch before it would slow down the page. Animation frames
 * and timers run before the paint is visible, so they do not help.
 *
 * It is a module, so that it runs in a new task after parsing: at the end of parsing Chrome lays the
 * page out to look for forms that it could fill.
 */
import { restoreHeldHash } from '../motion/held-hash.ts';

/** After this time a page does without the scripts that have not come. */
const patienceMs = 10_000;

const element = document.querySelector<HTMLElement>('[data-after-paint]');
const { afterPaint = '[]', fetchAhead = '[]' } = element?.dataset ?? {};

// A prerendered page paints, and so counts as a visit, only when it is opened. Reading a height lays out the
// whole page now (layouts/base.css), which leaves only the paint for later.
if ('prerendering' in document && document.prerendering) {
  document.body.style.setProperty('--fold', 'visible');
  void document.body.offsetHeight;
}

// A page that is reloaded or returned to needs its height before it is seen.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (/^(?:reload|back)/.test(visit?.type ?? '')) start();
else {
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}

function start(): void {
  const addresses: string[] = JSON.parse(afterPaint);
  const scripts = addresses.map(startScript);
  const timeout = new Promise((resolve) => setTimeout(resolve, patienceMs));
  Promise.race([Promise.all(scripts), timeout]).then(giveBack);
  const ahead: string[] = JSON.parse(fetchAhead);
  for (const address of ahead) {
    // Safari ignores `<link rel="prefetch">`.
    fetch(address, { priority: 'low' })
      .then((response) => response.text())
      .catch(() => {});
  }
}

/** @returns a promise that is kept once the script has run or failed */
function startScript(src: string): Promise<unknown> {
  return new Promise((settle) => {
    const script = document.createElement('script');
    for (const end of ['load', 'error']) script.addEventListener(end, settle);
    document.head.append(Object.assign(script, { type: 'module', async: false, src }));
  });
}

/** Gives back what the inline scripts took for scripts that failed. */
function giveBack(): void {
  // A visitor who has scrolled stays there.
  if (restoreHeldHash() && scrollY === 0) location.replace(location.hash);
  document.querySelector('.cookie-banner-reserved')?.setAttribute('hidden', '');
}
