import type { SendMailOptions } from 'nodemailer';
import { getFields } from '../../lib/forms/consultation.ts';
import { type Lead, type LeasedDigest, listLongAnswers, listShortAnswers } from '../model.ts';
import type { AttemptResult } from '../outbox/attempt.ts';
import { findRecipient, type MailContext } from '../outbox/send-mail.ts';
import { toSingleLine } from '../text/control-characters.ts';
import { formatCount, formatTime, truncate } from '../text/format.ts';

/** Longer messages are truncated; the store has all of them. */
const maxExcerptChars = 300;

/** Composes the list of requests held back as suspected spam for one recipient at the firm. */
export function composeDigest(
  { suspects: { listed, total }, recipient }: LeasedDigest,
  { config, record, timeZone }: MailContext,
): SendMailOptions | AttemptResult {
  // All of them were released or erased in the meantime.
  if (total === 0) return { kind: 'delivered' };
  const requests = formatCount(total, 'consultation request');
  const others = total - listed.length;
  const fields = getFields(record.words.form.fields);
  return {
    to: findRecipient(config, recipient),
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
