import type { SendMailOptions } from 'nodemailer';
import { type Lead, type LeasedDigest, listLongAnswers, listShortAnswers } from '../../model.ts';
import type { Clock } from '../../platform/clock.ts';
import type { MailAddress } from '../../settings/schemas.ts';
import { toSingleLine } from '../../text/control-characters.ts';
import { formatCount, formatTime } from '../../text/format.ts';
import type { Attempt } from '../attempt.ts';
import { createEnvelope, type EnvelopeOptions, findRecipient, sendMail } from './send-mail.ts';
import type { MailTransport } from './transport.ts';

/** Longer messages are truncated; the store has all of them. */
const maxExcerptChars = 300;

interface DigestSettings {
  transport: MailTransport;
  from: MailAddress;
  /** The current recipients, for their names. */
  to: readonly MailAddress[];
  site: URL;
  timeZone: string;
  clock: Clock;
}

/** Mails one recipient at the firm the list of requests held back as suspected spam. */
export function createDigestAttempt(settings: DigestSettings): Attempt<LeasedDigest> {
  const { transport, from, to, site, timeZone, clock } = settings;
  return async (delivery, signal) => {
    const { id, recipient, suspects } = delivery;
    // All of them were released or erased in the meantime.
    if (suspects.total === 0) return { kind: 'delivered' };
    const envelope = { deliveryId: id, from, now: clock.now() };
    const digest = composeDigest(suspects, { site, timeZone }, envelope);
    const mail = { ...digest, to: findRecipient(to, recipient) };
    return sendMail(transport, delivery, mail, signal);
  };
}

function composeDigest(
  { listed, total }: LeasedDigest['suspects'],
  { site, timeZone }: Pick<DigestSettings, 'site' | 'timeZone'>,
  envelope: EnvelopeOptions,
): SendMailOptions {
  const requests = formatCount(total, 'consultation request');
  const others = total - listed.length;
  return {
    ...createEnvelope(envelope),
    subject: `[Check] ${requests} held back as suspected spam`,
    text: [
      `${site.host} held back ${requests} as suspected spam. Nobody else was told about them.`,
      'Please look through them: a browser or password manager can make an honest visitor look like a bot.',
      '',
      ...listed.flatMap((lead) => [...formatEntry(lead, timeZone), '']),
      ...(others > 0 ? [`${others} more are listed by: npm run leads -- list`, ''] : []),
      'To answer an honest request, write to its e-mail address. To deliver it like any other, run on the server:',
      'npm run leads -- retry REFERENCE',
      '',
    ].join('\n'),
  };
}

function formatEntry(lead: Lead, timeZone: string): string[] {
  const answers = listShortAnswers(lead, timeZone).filter(({ value }) => value !== '');
  const texts = listLongAnswers(lead).map(({ value }) => truncate(toSingleLine(value)));
  return [
    `${lead.reference}, ${formatTime(timeZone, lead.receivedAt)}: ${lead.spamReason}`,
    ...answers.map(({ label, value }) => `  ${label}: ${toSingleLine(value)}`),
    ...texts.map((text) => `  ${text}`),
  ];
}

const truncate = (text: string) =>
  text.length <= maxExcerptChars ? text : `${text.slice(0, maxExcerptChars).toWellFormed()} […]`;
