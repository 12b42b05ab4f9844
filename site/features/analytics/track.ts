import type {} from './data-layer.ts';
import type { SiteEvent } from './events.ts';

/** Pushes an event to the data layer; for islands and scripts of single pages. */
export function track(event: SiteEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
