import { type Campaign, parseCampaign, removeClickIds } from '../../../lib/forms/campaign.ts';
import { keptParameters, signedParameters } from '../../../lib/forms/query-parameters.ts';
import { storageKeys, tryStorage } from '../../storage.ts';
import { dataLayer } from '../analytics/data-layer.ts';
import { allowsMarketing } from '../consent/marketing.ts';

/**
 * Stores the campaign parameters for the session, for the forms, and removes the query from the
 * address, so that copied addresses are clean (docs/product.md, Addresses). Parameters that a page needs
 * stay. Pushes the campaign to the data layer on each page of the visit, because a tag may be allowed only
 * on a later one. Click ids are stored only while marketing is allowed.
 */
export function startCampaign(): void {
  const arrived = takeCampaign();
  let pushed = '{}';
  const keep = () => {
    const campaign = arrived ? removeRefusedIds(arrived) : readCampaign();
    saveCampaign(campaign);
    const text = JSON.stringify(campaign);
    if (text === pushed) return;
    pushed = text;
    dataLayer.push({ campaign });
  };
  keep();
  document.addEventListener('consentchange', keep);
}

function takeCampaign(): Campaign | undefined {
  if (!location.search) return undefined;
  const all = [...new URLSearchParams(location.search)];
  const campaign = parseCampaign(all);
  const names = [...signedParameters, ...(keptParameters[location.pathname] ?? [])];
  const kept = all.filter(([name]) => names.includes(name));
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  history.replaceState(history.state, '', location.pathname + query + location.hash);
  return Object.keys(campaign).length > 0 ? campaign : undefined;
}

const saveCampaign = (campaign: Campaign): void =>
  tryStorage(() => {
    if (Object.keys(campaign).length > 0)
      sessionStorage.setItem(storageKeys.campaign, JSON.stringify(campaign));
    else sessionStorage.removeItem(storageKeys.campaign);
  });

/** @returns the stored parameters that consent allows now; empty when there are none or storage is blocked */
export const readCampaign = (): Campaign =>
  tryStorage(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKeys.campaign) ?? '{}');
    return removeRefusedIds(parseCampaign(Object.entries(kept ?? {})));
  }) ?? {};

/** Click ids need marketing consent, which Global Privacy Control refuses. */
const removeRefusedIds = (campaign: Campaign): Campaign =>
  allowsMarketing() ? campaign : removeClickIds(campaign);
