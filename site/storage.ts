/** What the browser stores for the site, which it may refuse. */

export const storageKeys = {
  /** The consent to cookies, and when it was given; kept permanently. */
  consent: 'cookie-consent',
  consentDate: 'cookie-consent-date',
  /** For the session. */
  campaign: 'campaign',
  /** The answers of the hiring brief; kept permanently. */
  brief: 'hiring-brief',
  scorecard: 'scorecard',
  /** The page of the hiring brief that goes along with a request, for the session. */
  attachedBrief: 'attached-brief',
} as const;

/** In place of a key: the values of a form are in the query of the page's address. */
export const keptInAddress = 'address';

/** @returns undefined if storage is blocked or full, or holds what cannot be read */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
