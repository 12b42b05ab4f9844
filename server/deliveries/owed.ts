import type { Config } from '../config.ts';
import type { OwedDelivery } from '../model.ts';

/** The deliveries of a lead under the settings of today. */
export function owedFor({
  LEADS_TO,
  CONSULTATION_WEBHOOK_URL,
}: Pick<Config, 'LEADS_TO' | 'CONSULTATION_WEBHOOK_URL'>): OwedDelivery[] {
  const mails = LEADS_TO.map(({ address }): OwedDelivery => ({ kind: 'mail', recipient: address }));
  return CONSULTATION_WEBHOOK_URL ? [...mails, { kind: 'webhook' }] : mails;
}
