/**
 * Names that the site and the server share: paths of endpoints, fields, parameters and keys of the
 * browser's storage. No Zod here: the script of every page imports this file.
 */

/** Paths (docs/product.md, Calls). */
export const endpoints = {
  consultations: '/api/consultations',
  consultationWebhook: '/api/webhooks/consultation',
  newsletterSubscribe: '/api/newsletter/subscribe',
} as const;

/** The endpoint of each form. The home form's is named after the webhook that it forwards to. */
export const consultationEndpoints = {
  home: endpoints.consultationWebhook,
  contact: endpoints.consultations,
} as const;

/** Pages that the links in letters open. GET shows a button, which sends the POST. */
export const newsletterPages = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

/** A form post redirects here, so that Back and Reload do not send it again. */
export const sentPages = {
  consultation: '/api/consultations/sent',
  newsletter: '/newsletter/sent',
} as const;

/** A hidden field. Only bots fill it. */
export const honeypotField = 'contact_me_by_fax';

/** What the browser keeps: the answer about cookies for good, the campaign for the session. */
export const storageKeys = {
  consent: 'cookie-consent',
  consentDate: 'cookie-consent-date',
  campaign: 'campaign',
  /** The answers of the hiring brief, for good; the page that goes along with a request, for the visit. */
  brief: 'hiring-brief',
  scorecard: 'scorecard',
  attachedBrief: 'attached-brief',
} as const;

/** Parameters that name a link's campaign (docs/product.md, Addresses). */
const campaignParameter = /^(?:utm_\w{1,32}|gclid|msclkid|li_fat_id)$/;
/** Parameters that identify one click, and so one person. */
const clickIdParameter = /^(?:gclid|msclkid|li_fat_id)$/;
/** Some newsletters put the reader's email address into links; it is never stored or passed on. */
const emailPattern = /@|%40/i;
const maxCampaignParameters = 8;
/** UTF-16 code units; a surrogate pair is kept whole or dropped. */
const maxCampaignValueUnits = 200;
const loneSurrogate = /[\ud800-\udbff]$/;

export type Campaign = Record<string, string>;

/** @returns the campaign parameters, cut to their maximum length, without empty values and email addresses */
export function parseCampaign(parameters: Iterable<readonly [string, unknown]>): Campaign {
  const campaign: [string, string][] = [];
  for (const [name, value] of parameters) {
    if (!campaignParameter.test(name) || typeof value !== 'string') continue;
    if (emailPattern.test(value)) continue;
    const text = value.trim().slice(0, maxCampaignValueUnits).replace(loneSurrogate, '');
    if (text) campaign.push([name, text]);
  }
  return Object.fromEntries(campaign.slice(0, maxCampaignParameters));
}

/** What may be kept without marketing consent (docs/product.md, Addresses). */
export const removeClickIds = (campaign: Campaign): Campaign =>
  Object.fromEntries(Object.entries(campaign).filter(([name]) => !clickIdParameter.test(name)));

/** Query parameters, and names of fields, of the cost-of-vacancy calculator. */
export const vacancyParameters = ['salary', 'days', 'cover', 'weeks', 'fee', 'value'] as const;
export type VacancyParameter = (typeof vacancyParameters)[number];

/** The blog's topic in its address; also the name of the filter's radio buttons. */
export const topicParameter = 'topic';

/** The query parameters that stay in a page's address, by its path (docs/product.md, Addresses). */
export const keptParameters: Readonly<Record<string, readonly string[]>> = {
  '/search': ['q', 'kind'],
  '/blog': [topicParameter],
  '/tools/cost-of-vacancy': vacancyParameters,
};
