import { dataLayer } from '../lib/analytics/data-layer.ts';
import type { SiteEvent } from '../lib/analytics/events.ts';

/** Pushes the events that a page is, as its document has them: what it shows is known at build. */
export function pushPageViews(): void {
  const views: SiteEvent[] = JSON.parse(document.body.dataset.views ?? '[]');
  dataLayer.push(...views);
}
