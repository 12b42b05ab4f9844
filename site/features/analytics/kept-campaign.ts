import { storageKeys } from '../../../contracts/endpoints.ts';

/** @returns what the session keeps, unchecked; undefined if it keeps nothing or may not be read */
export function readCampaign(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKeys.campaign) ?? '') as unknown;
  } catch {
    return undefined;
  }
}
