import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { getLengthMinutes } from '../../lib/content/schemas/hours.ts';
import {
  type Booked,
  bookingEndpoints,
  bookingPages,
  bookSchema,
  type Slots,
} from '../../lib/forms/booking.ts';
import { type Call, calls } from '../../lib/forms/consultation.ts';
import { createCallPhoneSchema } from '../../lib/forms/consultation-schemas.ts';
import type { ServerContext } from '../context.ts';
import {
  addFormRoute,
  createFormRules,
  getText,
  getToken,
  type RenderedPage,
  readBody,
  readPageTemplate,
  reportFormError,
  sendErrorPage,
  sendPage,
  wantsPage,
} from '../http/form-posts.ts';
import { HttpError } from '../http/http-error.ts';
import { identifyClient, toPath } from '../http/url.ts';
import { findLinkedCall, type LinkedCall } from '../store/appointments.ts';
import { type BookResult, bookCall, cancelCall, type Refusal } from './booking.ts';
import { createFloodAlarm } from './booking-limits.ts';
import { listCallPeople, readBookingToken } from './booking-settings.ts';
import { composeDownload } from './calendar-file.ts';
import { type Booking, listFreeSlots } from './free-times.ts';
import { createCallView, createPlainView, readPageRequest } from './page.ts';

interface AppointmentOptions extends ServerContext {
  outbox: { wake(): void };
  booking: Booking;
}

const slotsMaxAgeSeconds = 60;

const callQuery = z.object({ call: z.enum(calls) }).catch({ call: 'consultation' });

/** Offers free times, and lets the visitor of a lead book, move and cancel its call. */
export default async function appointments(app: FastifyInstance, options: AppointmentOptions) {
  const { booking, config, record, clock, outbox } = options;
  const { links, words } = booking;
  const { unavailable } = words.calls.errors;
  const renderPage = readPageTemplate(config.SITE_DIST, 'appointment');
  const raiseFloodAlarm = createFloodAlarm(options);
  const phoneSchema = createCallPhoneSchema(createFormRules(record));
  // Looking at a call uses up the limit of no form.
  const limitPage = app.rateLimit({});

  // Reveals only when somebody is free, not who is busy or why.
  app.route({
    method: ['GET', 'HEAD'],
    url: bookingEndpoints.slots,
    // Reading free times has its own limit, so that it does not use up that of the forms.
    config: { rateLimit: { groupId: ':slots' } },
    async handler({ query }, reply) {
      const { call } = callQuery.parse(query);
      // Of a visitor whose own call does not count as taken.
      const token = getText(query, 'token');
      const leadId = token === '' ? undefined : readLink(token).leadId;
      const slots = await listFreeSlots(booking, call, clock.now(), leadId);
      const caching = leadId === undefined ? `public, max-age=${slotsMaxAgeSeconds}` : 'no-store';
      reply.header('cache-control', caching);
      return reply.send(describeSlots(call, slots));
    },
  });

  addFormRoute(app, options, {
    url: bookingEndpoints.book,
    unavailable,
    renderRefusal,
    async handler(request, reply) {
      const body = bookSchema.safeParse(readBody(request, ['token', 'start']));
      const link = readLink(getToken(request));
      if (!body.success) throw new HttpError(400, words.booking.picker.missing);
      const { start, phone = '', zone } = body.data;
      const number = phoneSchema.safeParse(phone);
      const client = identifyClient(request.ip);
      const callRequest = { ...link, ...start, phone: number.data ?? '', zone, client };
      const result = await bookCall(booking, callRequest, clock.now());
      if ('isFlood' in result && result.isFlood) raiseFloodAlarm();
      if (result.kind === 'noPhone') {
        const message = number.error?.issues[0]?.message ?? '';
        throw new HttpError(400, message, { errors: [{ field: 'phone', message }] });
      }
      if (result.kind !== 'booked') throw toHttpError(result);
      const { appointment, reference, isRepeat } = result;
      request.log.info({ reference }, isRepeat ? 'this call was booked before' : 'call booked');
      outbox.wake();
      const manageUrl = links.getManageUrl(appointment);
      if (wantsPage(request)) return reply.redirect(toPath(manageUrl), 303);
      const booked: Booked = {
        reference,
        start: new Date(appointment.startsAt).toISOString(),
        end: new Date(appointment.endsAt).toISOString(),
        zone: appointment.zone,
        manageUrl: manageUrl.href,
        calendarUrl: links.getCalendarUrl(appointment).href,
      };
      return reply.code(201).send(booked);
    },
  });

  addFormRoute(app, options, {
    url: bookingEndpoints.cancel,
    unavailable,
    renderRefusal,
    async handler(request, reply) {
      const token = getToken(request);
      const result = await cancelCall(booking, readLink(token).leadId, clock.now());
      if (result.kind === 'expired') throw createError(410, 'expired');
      if (result.kind === 'past') throw createError(409, 'past');
      if (result.kind === 'none') throw createError(409, 'nothingBooked');
      const { reference } = result;
      request.log.info({ reference }, 'call cancelled');
      outbox.wake();
      if (wantsPage(request)) return reply.redirect(toPath(links.getPageUrl(token)), 303);
      return reply.send({ reference });
    },
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: bookingPages.manage,
    onRequest: limitPage,
    handler: async (request, reply) =>
      sendPage(reply, await renderCall(request, getToken(request))),
    async errorHandler(error, request, reply) {
      const formError = reportFormError(request, error, record);
      return sendErrorPage(reply, formError, await renderRefusal(formError, request));
    },
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: bookingPages.calendar,
    onRequest: limitPage,
    async handler(request, reply) {
      const { lead, appointment } = await readLinkedCall(getToken(request));
      if (appointment?.status !== 'open') throw createError(410, 'nothingBooked');
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="call.ics"')
        .send(composeDownload(appointment, lead, booking, options));
    },
  });

  function describeSlots(call: Call, slots: string[]): Slots {
    const lengthMinutes = getLengthMinutes(booking.hours, call);
    return { zone: booking.timeZone, lengthMinutes, slots, people: listCallPeople(booking) };
  }

  /** @throws HttpError 400 or 410 */
  function readLink(token: string) {
    const read = readBookingToken(booking, token, clock.now());
    if (read.kind === 'valid') return { leadId: read.id, isMailed: read.isMailed };
    if (read.kind === 'expired') throw createError(410, 'expired');
    throw new HttpError(400, words.calls.errors.badLink);
  }

  /** @throws HttpError 400 or 410 */
  async function readLinkedCall(token: string): Promise<LinkedCall> {
    const linked = await findLinkedCall(booking.store.db, readLink(token).leadId);
    if (typeof linked === 'string') throw createError(410, linked);
    return linked;
  }

  async function renderCall(request: FastifyRequest, token: string, refusal?: HttpError) {
    const linked = await readLinkedCall(token);
    const page = readPageRequest(request, booking, linked.appointment);
    const now = clock.now();
    return renderPage(await createCallView(booking, token, linked, page, record, now, refusal));
  }

  /** The page of a refused form post or link: with the free times where the link still works. */
  async function renderRefusal(error: HttpError, request: FastifyRequest): Promise<RenderedPage> {
    const { statusCode, message, errors } = error;
    if (statusCode === 410) return renderPage(createPlainView(booking, 'expired', message));
    const canPickAgain =
      statusCode === 409 || errors.length > 0 || message === words.booking.picker.missing;
    if (!canPickAgain) return renderPage(createPlainView(booking, 'error', message));
    return renderCall(request, getText(request.body, 'token'), error);
  }

  /** @param reason with its sentence for the visitor in the firm's words */
  function createError(
    status: 409 | 410,
    reason: Refusal['kind'] | 'expired' | 'withdrawn' | 'nothingBooked',
    members = {},
  ): HttpError {
    const message =
      reason === 'taken' || reason === 'expired'
        ? words.booking.pages[reason].description
        : words.calls.errors[reason];
    return new HttpError(status, message, { members });
  }

  function toHttpError(result: Exclude<BookResult, { kind: 'booked' | 'noPhone' }>): HttpError {
    const { kind } = result;
    if (kind === 'expired' || kind === 'withdrawn') return createError(410, kind);
    // Without confirmations nobody has the link of a mail.
    const reason = kind === 'needsMail' && !config.CONFIRM_REQUESTS ? 'tooMany' : kind;
    const isTaken = kind === 'taken' || kind === 'notOffered';
    return createError(409, reason, isTaken ? describeSlots(result.call, result.next) : {});
  }
}
