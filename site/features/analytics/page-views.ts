import { dataLayer } from './data-layer.ts';
import type { SiteEvent } from './events.ts';

/** Pushes a page's view events, which the build has written into its document. */
export function pushPageViews(): void {
  const views: SiteEvent[] = JSON.parse(document.body.dataset.views ?? '[]');
  dataLayer.push(...views);
}
