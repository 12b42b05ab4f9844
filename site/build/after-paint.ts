/**
 * Runs inline at the end of a page (finish-page.ts) and starts the scripts named on its element, in order,
 * after the first contentful paint: what they fetch before it would slow down the page. Animation frames
 * and timers run before the paint is visible, so they do not help.
 *
 * It is a module, so that it runs in a new task after parsing: at the end of parsing Chrome lays the
 * page out to look for forms that it could fill.
 */
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
  for (const src of addresses) {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', async: false, src }));
  }
  const ahead: string[] = JSON.parse(fetchAhead);
  for (const address of ahead) {
    // Safari ignores `<link rel="prefetch">`.
    fetch(address, { priority: 'low' })
      .then((response) => response.text())
      .catch(() => {});
  }
}

export {};
