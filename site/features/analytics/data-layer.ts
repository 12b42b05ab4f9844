import type { SiteEvent } from './events.ts';

/** A variable for tags: the campaign parameters of the link. */
interface CampaignEntry {
  campaign: unknown;
}

/** The event that starts the tag manager. */
interface TagManagerStart {
  event: 'gtm.js';
  'gtm.start': number;
}

type Entry = SiteEvent | CampaignEntry | TagManagerStart | IArguments;

declare global {
  interface Window {
    /** Also holds the consent commands, which are `arguments` objects: features/consent/consent.ts. */
    dataLayer?: Entry[];
  }
}

/** The data layer of the page; empty on the server. */
export const dataLayer: Entry[] = typeof window === 'undefined' ? [] : getDataLayer(window);

function getDataLayer(page: Window): Entry[] {
  page.dataLayer ??= [];
  return page.dataLayer;
}
