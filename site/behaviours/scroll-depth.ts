import { dataLayer } from '../lib/analytics/data-layer.ts';

/** Notes how far down a page was read, in percent of its height; each mark once (section 7). */
export function startScrollDepth(): void {
  const marks = ([25, 50, 75, 90] as const).values();
  let next = marks.next();
  const end = new AbortController();
  addEventListener(
    'scroll',
    () => {
      const { scrollHeight } = document.documentElement;
      while (!next.done && (scrollY + innerHeight) * 100 >= scrollHeight * next.value) {
        dataLayer.push({ event: 'scroll_depth', percent: next.value });
        next = marks.next();
      }
      if (next.done) end.abort();
    },
    { passive: true, signal: end.signal },
  );
}
