import {
  type Campaign,
  parseCampaign,
  removeClickIds,
  storageKeys,
} from '../../../lib/forms/endpoints.ts';
import { currentConsent } from '../consent/consent.ts';

/** @returns the stored parameters that consent allows now; empty if there are none or storage is blocked */
export function readCampaign(): Campaign {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKeys.campaign) ?? '{}');
    return consentedCampaign(parseCampaign(Object.entries(kept ?? {})));
  } catch {
    return {};
  }
}

/** Click ids need marketing consent, which Global Privacy Control refuses. */
export const consentedCampaign = (campaign: Campaign): Campaign =>
  currentConsent().allowed.marketing ? campaign : removeClickIds(campaign);
