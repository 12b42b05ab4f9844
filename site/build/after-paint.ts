/** Delays a page's scripts until the visitor sees the page. */
import { type Edit, getAttribute, getRange, type HtmlElement } from '../text/html-source.ts';

/**
 * Starts the scripts named on its element, in order, after the first contentful paint. What they
 * fetch before it would slow the page itself; and a page that the browser prerenders
 * paints, and so counts as a visit, only once it is opened. A page that is reloaded or returned to
 * needs its true height before it is seen. Animation frames and timers do not help: they run before the
 * paint is shown. A page that is prepared has time to be laid out whole (layouts/base.css), which
 * asking for a height does, so that nothing but the paint is left when it is opened.
 *
 * It is a module, which runs once parsing has let go, so that parsing and the end of the document are
 * two tasks: at that end Chrome lays the page out, to look for forms that it could fill.
 *
 * What is fetched ahead only fills the browser's cache. It is `fetch` and not `<link rel="prefetch">`,
 * which Safari ignores.
 */
const loader = `
if (document.prerendering) document.body.style = "--fold:visible", document.body.offsetHeight;
const {afterPaint, fetchAhead} = document.querySelector("[data-after-paint]").dataset,
start = () => {
afterPaint.split(" ").forEach((src) => document.head.append(
Object.assign(document.createElement("script"), {type: "module", async: false, src})
));
fetchAhead?.split(" ").forEach((src) => fetch(src, {priority: "low"}).then((answer) => answer.text()).catch(() => {}));
},
[visit] = performance.getEntriesByType("navigation");
if (/^(reload|back)/.test(visit?.type)) start();
else new PerformanceObserver((paints, observer) => {
if (!paints.getEntriesByName("first-contentful-paint")[0]) return;
observer.disconnect();
start();
}).observe({type: "paint", buffered: true});
`;

/**
 * @param html a whole page
 * @param elements all of it
 * @param ahead addresses to fetch then, without running them
 * @returns what puts one loader, at the page's end, in place of its module scripts; and the loader's
 *   text, which the page's policy must allow, or undefined where there is nothing to load
 */
export function replaceScripts(
  html: string,
  elements: readonly HtmlElement[],
  ahead: readonly string[],
) {
  const scripts = elements.filter(isModule);
  if (scripts.length === 0) return { edits: [], script: undefined };
  const addresses = scripts.map((script) => getAttribute(script, 'src')).join(' ');
  const body = elements.find(({ tagName }) => tagName === 'body');
  const end = body?.sourceCodeLocation?.endTag?.startOffset ?? html.length;
  const fetched = ahead.length > 0 ? ` data-fetch-ahead="${ahead.join(' ')}"` : '';
  const text = `<script type="module" data-after-paint="${addresses}"${fetched}>${loader}</script>`;
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
