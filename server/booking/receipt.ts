/** The mail that confirms a request to its visitor. */
import { fillMarkers } from '../../lib/content/markers.ts';
import { getLocale, getTimeZone } from '../../lib/content/schemas/brand.ts';
import { dayMs } from '../../lib/durations.ts';
import { getReplyTime } from '../../lib/forms/reply-time.ts';
import type { Attempt } from '../deliveries/attempt.ts';
import { composeLetterMail, type Letter } from '../deliveries/mail/letter.ts';
import { type MailContext, sendMail } from '../deliveries/mail/send-mail.ts';
import type { Lead, LeasedLeadDelivery } from '../model.ts';
import { toSingleLine } from '../text/control-characters.ts';
import { formatLongTime } from '../text/format.ts';
import { type BookingSettings, offerDays } from './booking-settings.ts';

/**
 * Confirms a request to the address that was typed. It contains nothing else that the visitor typed, so that it
 * cannot carry a message to somebody else.
 */
export function createReceiptAttempt(
  context: MailContext,
  sender: string,
  booking: BookingSettings | undefined,
): Attempt<LeasedLeadDelivery> {
  return async (delivery, signal) => {
    const { lead } = delivery;
    const letter = composeReceipt(lead, context, booking);
    const mail = {
      ...composeLetterMail(letter, sender, context.record),
      to: { name: '', address: toSingleLine(lead.email) },
      replyTo: context.record.brand.email,
    };
    return sendMail(context, delivery, mail, signal);
  };
}

function composeReceipt(
  lead: Lead,
  { record: { brand, words } }: MailContext,
  booking: BookingSettings | undefined,
): Letter {
  const { confirmation, mails } = words.calls;
  const timeZone = getTimeZone(brand);
  const reply = getReplyTime(lead.receivedAt, { timeZone, hours: brand.openingHours });
  const url = booking?.links.getPageUrl(
    booking.links.signOffer(lead.id, lead.receivedAt, 'mailed-appointment'),
  );
  const fillTime = (text: string, instant: number) =>
    fillMarkers(text, { time: formatLongTime(timeZone, instant, getLocale(brand)) });
  const { reference } = lead;
  return {
    subject: fillMarkers(confirmation.subject, { reference }),
    opening: [
      fillMarkers(confirmation.received, { brand: brand.name }),
      fillMarkers(mails.reference, { reference }),
      fillTime(confirmation.reply, reply),
      ...(url ? [confirmation.offer] : []),
    ],
    ...(url && { action: { label: confirmation.pick, url } }),
    closing: [
      ...(url ? [fillTime(confirmation.link, lead.receivedAt + offerDays * dayMs)] : []),
      confirmation.mistake,
    ],
    signature: brand.name,
  };
}
