/** A visit's campaign. No Zod: the script of every page imports this file. */

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
