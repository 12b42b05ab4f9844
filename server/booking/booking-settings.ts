/** The settings for offering, booking and mailing calls. */

import { fillMarkers } from '../../lib/content/markers.ts';
import { getLocale, getTimeZone } from '../../lib/content/schemas/brand.ts';
import type { Hours, Meet } from '../../lib/content/schemas/hours.ts';
import type { Words } from '../../lib/content/shipped-words.ts';
import { dayMs } from '../../lib/durations.ts';
import {
  type BookingOffer,
  bookingPages,
  bookingParameters,
  type CallPeople,
} from '../../lib/forms/booking.ts';
import { getCall } from '../../lib/forms/consultation.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import type { Config } from '../config.ts';
import type { Appointment, Lead } from '../model.ts';
import { openTokens } from '../secrets.ts';
import type { ReadToken, Tokens } from '../tokens.ts';

/** How long the link to pick a time works after the request. */
const offerDays = 30;
/** How long the link of a booked call works after its end. */
const linkGraceMs = dayMs;

export interface BookingSettings {
  hours: Hours;
  people: NonNullable<SiteRecord['booking']>['people'];
  /** The firm's. */
  timeZone: string;
  locale: string;
  tokens: Tokens;
  links: ReturnType<typeof createBookingLinks>;
  words: Pick<Words, 'booking' | 'calls'>;
  /** Addresses at the firm that get an email about each call, besides the person's own. */
  recipients: readonly string[];
  hasWebhook: boolean;
  /** The part of a UID after the @. */
  uidHost: string;
}

/** @returns the addresses at the firm that get the emails about a call */
export function listRecipients(
  { recipients, people }: Pick<BookingSettings, 'recipients' | 'people'>,
  { person }: Pick<Appointment, 'person'>,
): string[] {
  const email = people[person]?.email;
  return [...new Set([...recipients, ...(email === undefined ? [] : [email])])];
}

/** Links in mails to the visitor prove that the mailbox is read. */
type LinkPurpose = 'appointment' | 'mailed-appointment';

/** @param serverUrl address of the server if the pages are on another host */
function createBookingLinks(tokens: Tokens, serverUrl: URL) {
  const createUrl = (path: string, token: string) => {
    const url = new URL(path, serverUrl);
    url.searchParams.set('token', token);
    return url;
  };
  /** The token of a booked call lasts longer than that of the offer. */
  const signCall = ({ leadId, endsAt, bookedAt }: Appointment, purpose: LinkPurpose) =>
    tokens.sign(purpose, leadId, Math.max(endsAt + linkGraceMs, bookedAt + offerDays * dayMs));
  return {
    signOffer: (leadId: string, receivedAt: number, purpose: LinkPurpose = 'appointment') =>
      tokens.sign(purpose, leadId, receivedAt + offerDays * dayMs),
    getPageUrl: (token: string) => createUrl(bookingPages.manage, token),
    getPickUrl(token: string) {
      const url = createUrl(bookingPages.manage, token);
      url.searchParams.set(bookingParameters.pick, '1');
      return url;
    },
    getManageUrl: (appointment: Appointment, purpose: LinkPurpose = 'appointment') =>
      createUrl(bookingPages.manage, signCall(appointment, purpose)),
    getCalendarUrl: (appointment: Appointment) =>
      createUrl(bookingPages.calendar, signCall(appointment, 'appointment')),
  };
}

/** @returns undefined if the content has no hours, so that nothing can be booked */
export function readBookingSettings({
  config,
  record,
}: {
  config: Config;
  record: SiteRecord;
}): BookingSettings | undefined {
  if (!record.booking) return undefined;
  const tokens = openTokens(config);
  return {
    ...record.booking,
    words: record.words,
    timeZone: getTimeZone(record.brand),
    locale: getLocale(record.brand),
    tokens,
    links: createBookingLinks(tokens, config.PUBLIC_FORMS_URL ?? config.SITE_URL),
    recipients: config.LEADS_TO.map(({ address }) => address),
    hasWebhook: config.CONSULTATION_WEBHOOK_URL !== undefined,
    uidHost: config.SITE_URL.hostname,
  };
}

export const createOffer = (
  booking: BookingSettings,
  { id, form, phone, receivedAt }: Pick<Lead, 'id' | 'form' | 'phone' | 'receivedAt'>,
): BookingOffer => ({
  token: booking.links.signOffer(id, receivedAt),
  call: getCall(form),
  needsPhone: needsPhone(booking, { phone }),
});

/** @returns the link in the mail that confirms a request, and when it ends */
export const createMailedOffer = (
  { links }: BookingSettings,
  { id, receivedAt }: Pick<Lead, 'id' | 'receivedAt'>,
) => ({
  url: links.getPageUrl(links.signOffer(id, receivedAt, 'mailed-appointment')),
  until: receivedAt + offerDays * dayMs,
});

/** @returns whether somebody who takes calls would have no number to call */
export const needsPhone = (booking: BookingSettings, { phone }: Pick<Lead, 'phone'>): boolean =>
  phone === '' && Object.values(listCallPeople(booking)).some(({ byPhone }) => byPhone);

export const listCallPeople = (booking: BookingSettings): CallPeople =>
  Object.fromEntries(
    booking.hours.people.map(({ person }) => [
      person,
      {
        name: booking.people[person]?.name ?? person,
        byPhone: getMeet(booking, person).by === 'phone',
      },
    ]),
  );

/** @returns the lead of a valid link as `id`, and whether the link came by mail */
export function readBookingToken(
  { tokens }: Pick<BookingSettings, 'tokens'>,
  token: string,
  now: number,
): ReadToken & { isMailed: boolean } {
  const mailed = tokens.read('mailed-appointment', token, now);
  if (mailed.kind !== 'unknown') return { ...mailed, isMailed: true };
  return { ...tokens.read('appointment', token, now), isMailed: false };
}

export const getMeet = ({ hours }: Pick<BookingSettings, 'hours'>, person: string): Meet =>
  hours.people.find((each) => each.person === person)?.meet ?? hours.meet;

/** @returns the name of who takes the call; the firm's if the person has left */
export const getPersonName = (
  { people }: Pick<BookingSettings, 'people'>,
  { person }: Appointment,
  firm: string,
): string => people[person]?.name ?? firm;

/** @returns how people meet, with the link of a video call */
export function formatMeet(
  meet: Meet,
  { words: { calls } }: Pick<BookingSettings, 'words'>,
  reader: 'visitor' | 'firm' = 'visitor',
): string {
  if (meet.by === 'video') return fillMarkers(calls.mails.video, { url: meet.url });
  return reader === 'visitor' ? calls.meet.phone : calls.meet.youCall;
}
