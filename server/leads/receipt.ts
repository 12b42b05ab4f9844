/** The mail that confirms a request to its visitor. */
import { fillMarkers } from '../../lib/content/markers.ts';
import { getLocale } from '../../lib/content/schemas/brand.ts';
import { dayMs } from '../../lib/durations.ts';
import { getCall } from '../../lib/forms/consultation.ts';
import { getReplyTime } from '../../lib/forms/reply-time.ts';
import { offerDays } from '../booking/booking-settings.ts';
import type { MailContext } from '../mail-context.ts';
import type { Lead, LeasedLeadDelivery } from '../model.ts';
import { composeLetterMail, type Letter } from '../outbox/letter.ts';
import { toSingleLine } from '../text/control-characters.ts';
import { formatLongTime } from '../text/format.ts';

/**
 * Confirms a request to the address that was typed. It contains nothing else that the visitor typed, so that it
 * cannot carry a message to somebody else.
 */
export function composeReceipt({ lead }: LeasedLeadDelivery, context: MailContext) {
  const { newsletter, record } = context;
  return {
    ...composeLetterMail(createLetter(lead, context), newsletter.sender, record),
    to: { name: '', address: toSingleLine(lead.email) },
    replyTo: record.brand.email,
  };
}

function createLetter(
  lead: Lead,
  { record: { brand, words }, booking, timeZone }: MailContext,
): Letter {
  const { confirmation, mails } = words.calls;
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
      fillMarkers(confirmation[getCall(lead.form)], { brand: brand.name }),
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
