/** Delays a page's scripts until the visitor sees the page. */
import { minifySync } from 'vite';
import { type Edit, getAttribute, getRange, type HtmlElement } from '../text/html-source.ts';

/**
 * Runs in the browser. Starts the scripts named on its element, in order, after the first contentful
 * paint: what they fetch before it would slow down the page. Animation frames and timers run before the
 * paint is visible, so they do not help. A page that is reloaded or returned to needs its height
 * before it is seen, so its scripts start at once.
 *
 * A prerendered page paints, and so counts as a visit, only when it is opened. It has time for its whole
 * layout (layouts/base.css): reading a height forces that, and only the paint is left when it opens.
 *
 * It is a module, so that it runs in a new task after parsing: at the end of parsing Chrome lays the
 * page out to look for forms that it could fill. It fetches ahead with `fetch`, because Safari ignores
 * `<link rel="prefetch">`.
 */
function startAfterPaint(): void {
  const { body } = document;
  if ('prerendering' in document && document.prerendering) {
    body.style.setProperty('--fold', 'visible');
    void body.offsetHeight;
  }
  const element = document.querySelector<HTMLElement>('[data-after-paint]');
  const { afterPaint = '[]', fetchAhead = '[]' } = element?.dataset ?? {};
  const start = () => {
    const addresses: string[] = JSON.parse(afterPaint);
    for (const src of addresses) {
      const script = document.createElement('script');
      document.head.append(Object.assign(script, { type: 'module', async: false, src }));
    }
    const ahead: string[] = JSON.parse(fetchAhead);
    for (const address of ahead) {
      fetch(address, { priority: 'low' })
        .then((response) => response.text())
        .catch(() => {});
    }
  };
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && 'type' in visit && /^(?:reload|back)/.test(String(visit.type))) start();
  else {
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
  }
}

const loader = minifySync('after-paint.js', `(${startAfterPaint})()`, { module: true }).code;

/**
 * Replaces the module scripts of a page with one loader at its end.
 * @param elements of the whole page
 * @param ahead addresses to fetch then, without running them
 * @returns the edits, and the text of the loader, which the page's policy must allow; undefined when
 *   the page has no scripts
 */
export function replaceScripts(
  html: string,
  elements: readonly HtmlElement[],
  ahead: readonly string[],
) {
  const scripts = elements.filter(isModule);
  if (scripts.length === 0) return { edits: [], script: undefined };
  const addresses = JSON.stringify(scripts.map((script) => getAttribute(script, 'src')));
  const body = elements.find(({ tagName }) => tagName === 'body');
  const end = body?.sourceCodeLocation?.endTag?.startOffset ?? html.length;
  const fetchAhead = ahead.length > 0 ? ` data-fetch-ahead='${JSON.stringify(ahead)}'` : '';
  const text = `<script type="module" data-after-paint='${addresses}'${fetchAhead}>${loader}</script>`;
  const edits: Edit[] = [
    ...scripts.map((script) => ({ ...getRange(script), text: '' })),
    { start: end, end, text },
  ];
  return { edits, script: loader };
}

const isModule = (element: HtmlElement) =>
  element.tagName === 'script' &&
  getAttribute(element, 'type') === 'module' &&
  getAttribute(element, 'src') !== undefined;
