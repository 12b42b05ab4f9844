/**
 * What the site and the server, or two parts of a page, must spell alike: paths of calls, names of
 * fields and parameters, keys of the browser's storage. Without Zod: every page's script reads it.
 */
import type { ConsultationForm } from './consultation.ts';

/** Paths of the site's calls (docs/product.md, Calls). */
export const endpoints = {
  consultations: '/api/consultations',
  consultationWebhook: '/api/webhooks/consultation',
  newsletterSubscribe: '/api/newsletter/subscribe',
} as const;

/** The call of each form. The home form's is named for the webhook that it relays to. */
export const consultationEndpoints: Readonly<Record<ConsultationForm, string>> = {
  home: endpoints.consultationWebhook,
  contact: endpoints.consultations,
};

/** Pages that only the links in letters lead to. A GET shows a button, its POST acts. */
export const newsletterPages = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

/** What a form sent without a script redirects to, so that Back and Reload do not send it again. */
export const sentPages = {
  consultation: '/api/consultations/sent',
  newsletter: '/newsletter/sent',
} as const;

/** A field that people never see. Whoever fills it is a machine. */
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

/** Names of the parameters by which a link says what campaign it belongs to (docs/product.md, Addresses). */
const campaignParameter = /^(?:utm_\w{1,32}|gclid|msclkid|li_fat_id)$/;
/** Names of those that identify one click, and so one person. */
const clickId = /^(?:gclid|msclkid|li_fat_id)$/;
/** Some newsletters put the reader's e-mail address into links; it is never stored or passed on. */
const emailMark = /@|%40/i;
const mostCampaignParameters = 8;
/** In UTF-16 code units; a character of two of them is kept whole or not at all. */
const longestCampaignValue = 200;
const halfCharacter = /[\ud800-\udbff]$/;

export type Campaign = Record<string, string>;

/** @returns the campaign parameters among the given ones, without empty values and e-mail addresses, cut to a fair length */
export function readCampaign(given: Iterable<readonly [string, unknown]>): Campaign {
  const campaign: [string, string][] = [];
  for (const [name, value] of given) {
    if (!campaignParameter.test(name) || typeof value !== 'string') continue;
    if (emailMark.test(value)) continue;
    const text = value.trim().slice(0, longestCampaignValue).replace(halfCharacter, '');
    if (text) campaign.push([name, text]);
  }
  return Object.fromEntries(campaign.slice(0, mostCampaignParameters));
}

/** What may be kept without marketing consent (docs/product.md, Addresses). */
export const removeClickIds = (campaign: Campaign): Campaign =>
  Object.fromEntries(Object.entries(campaign).filter(([name]) => !clickId.test(name)));

/** The figures in the address of the page on what an empty chair costs; also the names of its fields. */
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
