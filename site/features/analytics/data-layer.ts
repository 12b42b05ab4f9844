import type { SiteEvent } from './events.ts';

/** A variable for tags, beside the events: what an advertisement's link said of itself. */
interface CampaignEntry {
  campaign: unknown;
}

/** What starts the tag manager. */
interface TagManagerStart {
  event: 'gtm.js';
  'gtm.start': number;
}

declare global {
  interface Window {
    /** Also holds the consent commands, which are `arguments` objects: features/consent/signals.ts. */
    dataLayer?: (SiteEvent | CampaignEntry | TagManagerStart | IArguments)[];
  }
}

window.dataLayer ??= [];

/**
 * The data layer as what every page carries uses it. Islands push through track.ts instead: a
 * chunk that both shared would be one more request before the first view.
 */
export const { dataLayer } = window;
