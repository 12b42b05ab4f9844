/** The mail that confirms a request to its visitor. */
import { fillMarkers } from '../../lib/content/markers.ts';
import { getLocale } from '../../lib/content/schemas/brand.ts';
import { getCall } from '../../lib/forms/consultation.ts';
import { getReplyTime } from '../../lib/forms/reply-time.ts';
import type { Lead, LeasedLeadDelivery } from '../model.ts';
import { composeLetterMail, type Letter } from '../outbox/letter.ts';
import type { MailContext } from '../outbox/send-mail.ts';
import { toSingleLine } from '../text/control-characters.ts';
import { formatLongTime } from '../text/format.ts';

/** The link by which the visitor may book a call. */
interface CallOffer {
  url: URL;
  /** Epoch milliseconds. */
  until: number;
}

/**
 * Confirms a request to the address that was typed. It contains nothing else that the visitor typed, so that it
 * cannot carry a message to somebody else.
 */
export function composeReceipt(
  { lead }: LeasedLeadDelivery,
  context: MailContext,
  offer: CallOffer | undefined,
) {
  const { sender, record } = context;
  return {
    ...composeLetterMail(createLetter(lead, context, offer), sender, record),
    to: { name: '', address: toSingleLine(lead.email) },
    replyTo: record.brand.email,
  };
}

function createLetter(
  lead: Lead,
  { record: { brand, words }, timeZone }: MailContext,
  offer: CallOffer | undefined,
): Letter {
  const { confirmation, mails } = words.calls;
  const reply = getReplyTime(lead.receivedAt, { timeZone, hours: brand.openingHours });
  const fillTime = (text: string, instant: number) =>
    fillMarkers(text, { time: formatLongTime(timeZone, instant, getLocale(brand)) });
  const { reference } = lead;
  return {
    subject: fillMarkers(confirmation.subject, { reference }),
    opening: [
      fillMarkers(confirmation[getCall(lead.form)], { brand: brand.name }),
      fillMarkers(mails.reference, { reference }),
      fillTime(confirmation.reply, reply),
      ...(offer ? [confirmation.offer] : []),
    ],
    ...(offer && { action: { label: confirmation.pick, url: offer.url } }),
    closing: [...(offer ? [fillTime(confirmation.link, offer.until)] : []), confirmation.mistake],
    signature: brand.name,
  };
}
