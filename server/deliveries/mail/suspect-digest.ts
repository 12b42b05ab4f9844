import type { SendMailOptions } from 'nodemailer';
import { getLongAnswers, getShortAnswers, type Lead, type LeasedDigest } from '../../model.ts';
import type { Clock } from '../../platform/clock.ts';
import type { MailAddress } from '../../settings/schemas.ts';
import { toSingleLine } from '../../text/control-characters.ts';
import { formatCount, formatTime } from '../../text/format.ts';
import type { Attempt } from '../attempt.ts';
import { type Envelope, envelopeOf } from './envelope.ts';
import { sendMail } from './send-mail.ts';
import type { MailTransport } from './transport.ts';

/** Most characters of a message; the rest is in the store. */
const excerptChars = 300;

interface DigestSettings {
  transport: MailTransport;
  from: MailAddress;
  /** The recipients of today, for their names. */
  to: readonly MailAddress[];
  site: URL;
  timeZone: string;
  clock: Clock;
}

/** Mails one recipient at the firm the list of requests held back as suspected spam. */
export function digestAttempt(settings: DigestSettings): Attempt<LeasedDigest> {
  const { transport, from, to, site, timeZone, clock } = settings;
  return async (delivery, signal) => {
    const { id, recipient: address, suspects } = delivery;
    // All of them were released or erased meanwhile.
    if (suspects.total === 0) return { kind: 'delivered' };
    const recipient = to.find((each) => each.address === address) ?? { name: '', address };
    const envelope = { deliveryId: id, from, now: clock.now() };
    const mail = digestMail(suspects, { site, timeZone }, envelope);
    return sendMail(transport, delivery, { ...mail, to: recipient }, signal);
  };
}

function digestMail(
  { listed, total }: LeasedDigest['suspects'],
  { site, timeZone }: Pick<DigestSettings, 'site' | 'timeZone'>,
  envelope: Envelope,
): SendMailOptions {
  const requests = formatCount(total, 'consultation request');
  const others = total - listed.length;
  return {
    ...envelopeOf(envelope),
    subject: `[Check] ${requests} held back as suspected spam`,
    text: [
      `${site.host} held back ${requests} as suspected spam. Nobody else was told about them.`,
      'Please look through them: a browser or password manager can make an honest visitor look like a bot.',
      '',
      ...listed.flatMap((lead) => [...entryOf(lead, timeZone), '']),
      ...(others > 0 ? [`${others} more are listed by: npm run leads -- list`, ''] : []),
      'To answer an honest request, write to its e-mail address. To deliver it like any other, run on the server:',
      'npm run leads -- retry REFERENCE',
      '',
    ].join('\n'),
  };
}

function entryOf(lead: Lead, timeZone: string): string[] {
  const answers = getShortAnswers(lead, timeZone).filter(({ value }) => value !== '');
  const texts = getLongAnswers(lead).map(({ value }) => excerptOf(toSingleLine(value)));
  return [
    `${lead.reference}, ${formatTime(timeZone, lead.receivedAt)}: ${lead.spamReason}`,
    ...answers.map(({ label, value }) => `  ${label}: ${toSingleLine(value)}`),
    ...texts.map((text) => `  ${text}`),
  ];
}

const excerptOf = (text: string) =>
  text.length <= excerptChars ? text : `${text.slice(0, excerptChars).toWellFormed()} […]`;
