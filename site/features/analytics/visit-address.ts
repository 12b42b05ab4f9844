import { dataLayer } from './data-layer.ts';

/**
 * Where features/analytics/kept-campaign.ts finds it again. Neither imports it from the other: a chunk that both
 * share would be one more request before the first view.
 */
const storageKey = 'campaign';

/** Names of campaign parameters; contracts/campaign.ts says which of them count. */
const parameterName = /^(?:utm_\w+|gclid|msclkid|li_fat_id)$/;

/** What a search asks for. */
const searchName = /^(?:q|kind)$/;

/**
 * Keeps the campaign that brought the visitor for the session, where the forms find it, and takes
 * the query off the address, so that what is shared is the page (docs/product.md, Addresses). A search
 * keeps its query. The data layer learns of the campaign on every page of the visit, since a tag
 * may be allowed only on a later one.
 */
export function tidyAddress(): void {
  const campaign = campaignInAddress() ?? keptCampaign();
  if (campaign) dataLayer.push({ campaign });
}

function campaignInAddress(): Record<string, string> | undefined {
  if (!location.search) return undefined;
  // Some senders put an e-mail address into a link; no address of a person is kept or passed on.
  const all = [...new URLSearchParams(location.search)];
  const given = all.filter(([name, value]) => parameterName.test(name) && !value.includes('@'));
  const asked =
    location.pathname === '/search' ? all.filter(([name]) => searchName.test(name)) : [];
  const query = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  history.replaceState(history.state, '', location.pathname + query + location.hash);
  if (given.length === 0) return undefined;
  const campaign = Object.fromEntries(given);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(campaign));
  } catch {
    // Storage may be blocked; the page works without.
  }
  return campaign;
}

function keptCampaign(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}
