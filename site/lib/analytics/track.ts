/** What the site tells the data layer. */
export interface SiteSearch {
  event: 'site_search';
  search_term: string;
  results: number;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pushes an event to the data layer, which is made where no tag has made it yet. */
export function track(event: SiteSearch): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
