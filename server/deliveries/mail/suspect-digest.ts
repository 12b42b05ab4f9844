import { getFields } from '../../../lib/forms/consultation.ts';
import { type Lead, type LeasedDigest, listLongAnswers, listShortAnswers } from '../../model.ts';
import { toSingleLine } from '../../text/control-characters.ts';
import { formatCount, formatTime, truncate } from '../../text/format.ts';
import type { Attempt } from '../attempt.ts';
import { findRecipient, type MailContext, sendMail } from './send-mail.ts';

/** Longer messages are truncated; the store has all of them. */
const maxExcerptChars = 300;

/** Mails one recipient at the firm the list of requests held back as suspected spam. */
export function createDigestAttempt(context: MailContext): Attempt<LeasedDigest> {
  return async (delivery, signal) => {
    // All of them were released or erased in the meantime.
    if (delivery.suspects.total === 0) return { kind: 'delivered' };
    const to = findRecipient(context.config.LEADS_TO, delivery.recipient);
    const mail = { ...composeDigest(delivery.suspects, context), to };
    return sendMail(context, delivery, mail, signal);
  };
}

function composeDigest(
  { listed, total }: LeasedDigest['suspects'],
  { config, record, timeZone }: MailContext,
) {
  const requests = formatCount(total, 'consultation request');
  const others = total - listed.length;
  const fields = getFields(record.words.form.fields);
  return {
    subject: `[Check] ${requests} held back as suspected spam`,
    text: [
      `${config.SITE_URL.host} held back ${requests} as suspected spam. Nobody else was told about them.`,
      'Please look through them: a browser or password manager can make an honest visitor look like a bot.',
      '',
      ...listed.flatMap((lead) => [...formatEntry(lead, fields, timeZone), '']),
      ...(others > 0 ? [`${others} more are listed by: npm run leads -- list`, ''] : []),
      'To answer an honest request, write to its email address. To deliver it like any other, run on the server:',
      'npm run leads -- retry REFERENCE',
      '',
    ].join('\n'),
  };
}

function formatEntry(lead: Lead, fields: ReturnType<typeof getFields>, timeZone: string): string[] {
  const answers = listShortAnswers(lead, fields, timeZone).filter(({ value }) => value !== '');
  const texts = listLongAnswers(lead, fields).map(({ value }) =>
    truncate(toSingleLine(value), maxExcerptChars),
  );
  return [
    `${lead.reference}, ${formatTime(timeZone, lead.receivedAt)}: ${lead.spamReason}`,
    ...answers.map(({ label, value }) => `  ${label}: ${toSingleLine(value)}`),
    ...texts.map((text) => `  ${text}`),
  ];
}
