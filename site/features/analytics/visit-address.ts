import { campaignOf, storageKeys } from '../../../contracts/endpoints.ts';
import { dataLayer } from './data-layer.ts';
import { readCampaign } from './kept-campaign.ts';

/** What a search asks for. */
const searchName = /^(?:q|kind)$/;

/**
 * Keeps the campaign that brought the visitor for the session, where the forms find it, and takes
 * the query off the address, so that what is shared is the page (docs/product.md, Addresses). A search
 * keeps its query. The data layer learns of the campaign on every page of the visit, since a tag
 * may be allowed only on a later one.
 */
export function tidyAddress(): void {
  const campaign = campaignInAddress() ?? readCampaign();
  if (campaign) dataLayer.push({ campaign });
}

function campaignInAddress(): Record<string, string> | undefined {
  if (!location.search) return undefined;
  // Some senders put an e-mail address into a link; no address of a person is kept or passed on.
  const all = [...new URLSearchParams(location.search)];
  const campaign = campaignOf(all.filter(([, value]) => !value.includes('@')));
  const asked =
    location.pathname === '/search' ? all.filter(([name]) => searchName.test(name)) : [];
  const query = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  history.replaceState(history.state, '', location.pathname + query + location.hash);
  if (Object.keys(campaign).length === 0) return undefined;
  try {
    sessionStorage.setItem(storageKeys.campaign, JSON.stringify(campaign));
  } catch {
    // Storage may be blocked; the page works without.
  }
  return campaign;
}
