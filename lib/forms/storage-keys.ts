/** Keys of the browser's storage. */
export const storageKeys = {
  /** The consent to cookies, and when it was given; kept for good. */
  consent: 'cookie-consent',
  consentDate: 'cookie-consent-date',
  /** For the session. */
  campaign: 'campaign',
  /** The answers of the hiring brief, for good. */
  brief: 'hiring-brief',
  scorecard: 'scorecard',
  /** The page of the hiring brief that goes along with a request, for the session. */
  attachedBrief: 'attached-brief',
} as const;
