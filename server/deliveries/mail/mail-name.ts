import type { LeasedDelivery, LeasedLeadDelivery, LetterKind } from '../../model.ts';

/** What a stored mail's file is called, without ending: sorted by time, the same for each try. */
export function mailName(time: number, about: string): string {
  return `${mailTime(time)}_${about}`;
}

/** The time as names have it; earlier times sort before later ones. */
export const mailTime = (time: number) => new Date(time).toISOString().replace(/[:.]/g, '-');

/** By this the mails of one subscriber are found again, to be erased. */
export const letterName = (kind: LetterKind, subscriptionId: string) => `${kind}_${subscriptionId}`;

/** By this a digest is found again, to be erased with a request that it lists. */
export const digestName = (reportedAt: number) => `digest-${reportedAt}`;

/** A lead has a mail for each recipient; all are found again by its reference. */
const leadMailName = ({ id, lead }: LeasedLeadDelivery) => `${lead.reference}_${id.slice(0, 8)}`;

/** The name under which the mail of a delivery is stored, if it is a mail and there is no SMTP server. */
export function nameOfMail(delivery: LeasedDelivery): string {
  // Named by the lead's time, not the try's: a try repeated after a crash replaces its file.
  if ('lead' in delivery) return mailName(delivery.lead.receivedAt, leadMailName(delivery));
  if ('suspects' in delivery) {
    // By the oldest request in it, which is the first to expire.
    const { id, createdAt, suspects } = delivery;
    const time = suspects.listed[0]?.receivedAt ?? createdAt;
    return mailName(time, `${digestName(createdAt)}_${id.slice(0, 8)}`);
  }
  return mailName(delivery.createdAt, letterName(delivery.kind, delivery.subscription.id));
}
