import type { Config } from '../config.ts';
import type { NewDelivery } from '../model.ts';

/** The deliveries of a lead under the settings of today. */
export function planLeadDeliveries({
  LEADS_TO,
  CONSULTATION_WEBHOOK_URL,
}: Pick<Config, 'LEADS_TO' | 'CONSULTATION_WEBHOOK_URL'>): NewDelivery[] {
  const mails = LEADS_TO.map(({ address }): NewDelivery => ({ kind: 'mail', recipient: address }));
  return CONSULTATION_WEBHOOK_URL ? [...mails, { kind: 'webhook' }] : mails;
}
