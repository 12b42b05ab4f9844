import { storageKeys } from '../../../contracts/endpoints.ts';

/** @returns the stored parameters, unchecked; undefined where there are none or storage is blocked */
export function readCampaign(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKeys.campaign) ?? '') as unknown;
  } catch {
    return undefined;
  }
}
