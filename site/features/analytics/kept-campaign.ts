/** Where features/analytics/visit-address.ts keeps a visit's campaign parameters. */
const campaignStorageKey = 'campaign';

/** @returns what the session keeps, unchecked; undefined if it keeps nothing or may not be read */
export function readCampaign(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(campaignStorageKey) ?? '') as unknown;
  } catch {
    return undefined;
  }
}
