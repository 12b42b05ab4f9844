import { dataLayer } from './data-layer.ts';
import type { SiteEvent } from './events.ts';

/** Pushes the events that a page is, as its document has them: what it shows is known at build. */
export function pushPageViews(): void {
  const views: SiteEvent[] = JSON.parse(document.body.dataset.views ?? '[]');
  dataLayer.push(...views);
}
