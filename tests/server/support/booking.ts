import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Hours } from '../../../lib/content/schemas/hours.ts';
import {
  bookedSchema,
  bookingEndpoints,
  bookingOfferSchema,
  bookingPages,
  parseSlot,
  slotsSchema,
} from '../../../lib/forms/booking.ts';
import { contactEndpoint, postJson, valid } from './consultation.ts';
import { createBookingFixture, createSiteFixture } from './site-fixture.ts';
import { startTestServer } from './test-server.ts';

/** Takes calls on weekdays from nine to five in Chicago. */
export const otis = {
  person: 'otis-quill',
  timeZone: 'America/Chicago',
  hours: [{ from: 'Monday' as const, to: 'Friday' as const, opens: '09:00', closes: '17:00' }],
  daysOff: [],
};

export const officeHours: Hours = { ...createBookingFixture().hours, people: [otis] };

/** Settings of a server whose firm takes calls. */
export const createBookingSettings = (hours: Partial<Hours> = officeHours) => ({
  SITE_DIST: createSiteFixture({ booking: createBookingFixture(hours) }),
});

export const startBookingServer = (
  settings: Record<string, string> = {},
  hours: Partial<Hours> = officeHours,
  options: Parameters<typeof startTestServer>[1] = {},
) => startTestServer({ ...createBookingSettings(hours), ...settings }, options);

const offered = z.object({ reference: z.string(), booking: bookingOfferSchema });

/** Sends a request. @returns its reference and the token to book with */
export async function requestOffer(
  app: FastifyInstance,
  fields: object = {},
  url: string = contactEndpoint,
) {
  const answer = await postJson(app, { ...valid, ...fields }, { url });
  const { reference, booking } = offered.parse(answer.json());
  return { reference, ...booking };
}

/** @returns the starts of all free times */
export async function getSlots(app: FastifyInstance, query = ''): Promise<string[]> {
  const answer = await app.inject(bookingEndpoints.slots + query);
  return slotsSchema.parse(answer.json()).slots.map((slot) => parseSlot(slot).start);
}

export const postBooking = (app: FastifyInstance, body: object, remoteAddress = '127.0.0.1') =>
  app.inject({
    remoteAddress,
    method: 'POST',
    url: bookingEndpoints.book,
    headers: { accept: 'application/json, application/problem+json' },
    payload: body,
  });

export async function bookCall(app: FastifyInstance, token: string, start: string) {
  return bookedSchema.parse((await postBooking(app, { token, start })).json());
}

/** Books the first free time for a new request. @returns the call, and the token of its link */
export async function bookFirst(app: FastifyInstance, fields: object = {}) {
  const { token } = await requestOffer(app, fields);
  const [start = ''] = await getSlots(app);
  return { token, ...(await bookCall(app, token, start)) };
}

export const cancelCall = (app: FastifyInstance, token: string, remoteAddress = '127.0.0.1') =>
  app.inject({
    remoteAddress,
    method: 'POST',
    url: bookingEndpoints.cancel,
    payload: { token },
  });

/** Opens the page of a link. */
export const showCall = (app: FastifyInstance, token: string, query = '') =>
  app.inject(`${bookingPages.manage}?token=${token}${query}`);

/** @returns the calendar part of a mail, unfolded; '' without one */
export function readCalendarPart(source: string): string {
  const part = /Content-Type: text\/calendar[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source);
  if (!part) return '';
  const isBase64 = /Content-Transfer-Encoding: base64/i.test(part[0].split('\r\n\r\n')[0] ?? '');
  return isBase64 ? Buffer.from(part[1] ?? '', 'base64').toString() : (part[1] ?? '');
}
