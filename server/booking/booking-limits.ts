/** Limits of new calls and of moves (docs/product.md, Booking). */
import { dayMs, hourMs } from '../../lib/durations.ts';
import type { ServerContext } from '../context.ts';
import type { Counts } from '../counts.ts';
import { warnStaff } from '../outbox/warn-staff.ts';
import { getMailbox, getMailDomain, webmailHosts } from '../text/email.ts';

/** New calls per day. Webmail hosts have no limit per domain. */
const maxPerMailbox = 3;
const maxPerClient = 3;
const maxPerDomain = 5;
/** New calls of everybody per hour. */
const maxPerHour = 10;
const hourKey = 'booking-hour';
/** Of one call, per day. */
const maxMoves = 5;

/** Who books a new call. */
interface Booker {
  email: string;
  /** The client's address, or its network. */
  client: string;
  /** Whether the link came by mail: who can read the mailbox only has the limit of the mailbox. */
  isMailed: boolean;
}

interface LimitCheck {
  /** `needsMail`: only with the link in a mail. */
  refusal: 'tooMany' | 'tooManyMoves' | 'needsMail' | null;
  /** Whether more calls than expected are booked in this hour. */
  isFlood: boolean;
  /** Counts the call once it is written: a store that fails uses up no limit. */
  count(): void;
}

export function checkNewCall(counts: Counts, { email, client, isMailed }: Booker): LimitCheck {
  const perDay = (name: string, text: string, max: number) => ({
    key: `booking-${name} ${text}`,
    max,
    lengthMs: dayMs,
  });
  const domain = getMailDomain(email);
  const mailbox = perDay('mailbox', getMailbox(email), maxPerMailbox);
  const hour = { key: hourKey, max: maxPerHour, lengthMs: hourMs };
  const limits = [
    mailbox,
    perDay('client', client, maxPerClient),
    ...(webmailHosts.has(domain) ? [] : [perDay('domain', domain, maxPerDomain)]),
    hour,
  ];
  const isHourUsedUp = counts.isUsedUp(hour);
  const usedUp = (isMailed ? [mailbox] : limits).find(counts.isUsedUp);
  return {
    refusal: usedUp ? (usedUp === mailbox ? 'tooMany' : 'needsMail') : null,
    isFlood: (!usedUp || usedUp === hour) && isHourUsedUp,
    count: () => counts.add(limits, []),
  };
}

export function checkMove(counts: Counts, leadId: string): LimitCheck {
  const limit = { key: `booking-moves ${leadId}`, max: maxMoves, lengthMs: dayMs };
  return {
    refusal: counts.isUsedUp(limit) ? 'tooManyMoves' : null,
    isFlood: false,
    count: () => counts.add([limit]),
  };
}

/** @returns a function that tells the staff, in the log and once a day by mail, that calls may be booked to block times */
export function createFloodAlarm(context: ServerContext): () => void {
  const { SITE_URL } = context.config;
  return () => {
    context.log.error('more calls are booked than expected: new ones need the link of a mail');
    void warnStaff(context, 'booking-flood', {
      subject: `Many calls are booked on ${SITE_URL.host}`,
      lines: [
        `More than ten calls were booked within an hour on ${SITE_URL.host}. Somebody may be taking your times.`,
        'For the rest of the hour, a new call needs the link of the mail that confirms the request.',
        '',
        'To see the calls on the server: npm run appointments -- list',
        'To cancel one: npm run appointments -- cancel REF',
      ],
    });
  };
}
