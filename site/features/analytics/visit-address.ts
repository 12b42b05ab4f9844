import { campaignOf, storageKeys } from '../../../contracts/endpoints.ts';
import { dataLayer } from './data-layer.ts';
import { readCampaign } from './kept-campaign.ts';

/** Query parameters of the search page. */
const searchName = /^(?:q|kind)$/;

/**
 * Stores the campaign parameters for the session, where the forms find them, and takes
 * the query off the address, so that a copied address is that of the page (docs/product.md, Addresses). A search
 * keeps its query. The campaign is pushed to the data layer on every page of the visit, since a tag
 * may be allowed only on a later one.
 */
export function tidyAddress(): void {
  const campaign = campaignInAddress() ?? readCampaign();
  if (campaign) dataLayer.push({ campaign });
}

function campaignInAddress(): Record<string, string> | undefined {
  if (!location.search) return undefined;
  // Some newsletters put the reader's e-mail address into links; it is never stored or passed on.
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
