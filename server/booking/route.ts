import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { getTimeZone } from '../../lib/content/schemas/brand.ts';
import { getLengthMinutes } from '../../lib/content/schemas/hours.ts';
import {
  type Booked,
  bookingEndpoints,
  bookingPages,
  bookSchema,
  type Slots,
} from '../../lib/forms/booking.ts';
import { calls } from '../../lib/forms/consultation.ts';
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
import type { Appointment } from '../model.ts';
import { findLinkedCall, type LinkedCall } from '../store/appointments.ts';
import { type BookResult, bookCall, cancelCall, type Refusal } from './booking.ts';
import { createFloodAlarm } from './booking-limits.ts';
import { type BookingSettings, listCallPeople, readBookingToken } from './booking-settings.ts';
import { composeDownload } from './calendar-file.ts';
import { type Booking, listFreeSlots } from './free-times.ts';
import { createCallView, createPlainView, readPageRequest } from './page.ts';

interface AppointmentOptions extends ServerContext {
  outbox: { wake(): void };
  booking: Booking | undefined;
}

interface AppointmentContext extends AppointmentOptions {
  raiseFloodAlarm(): void;
  booking: Booking;
  renderPage(view: object): RenderedPage;
}

const slotsMaxAgeSeconds = 60;

/** Offers free times, and lets the visitor of a lead book, move and cancel its call. */
export default async function appointments(app: FastifyInstance, options: AppointmentOptions) {
  const { booking, config, record } = options;
  if (!booking) return;
  const renderPage = readPageTemplate(config.SITE_DIST, 'appointment');
  const raiseFloodAlarm = createFloodAlarm(options);
  const context: AppointmentContext = { ...options, booking, renderPage, raiseFloodAlarm };
  // Looking at a call uses up the limit of no form.
  const limitPage = app.rateLimit({});
  app.route({
    method: ['GET', 'HEAD'],
    url: bookingEndpoints.slots,
    // Reading free times has its own limit, so that it does not use up that of the forms.
    config: { rateLimit: { groupId: ':slots' } },
    handler: (request, reply) => sendSlots(context, request, reply),
  });
  for (const [url, act] of [
    [bookingEndpoints.book, book],
    [bookingEndpoints.cancel, cancel],
  ] as const) {
    addFormRoute(app, context, {
      url,
      handler: (request, reply) => act(context, request, reply),
      renderRefusal: (error, request) => renderRefusal(context, error, request),
      unavailable: booking.words.calls.errors.unavailable,
    });
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: bookingPages.manage,
    onRequest: limitPage,
    handler: (request, reply) => showPage(context, request, reply),
    async errorHandler(error, request, reply) {
      const formError = reportFormError(request, error, record);
      return sendErrorPage(reply, formError, await renderRefusal(context, formError, request));
    },
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: bookingPages.calendar,
    onRequest: limitPage,
    handler: (request, reply) => sendCalendarFile(context, request, reply),
  });
}

const slotsQuery = z.object({
  call: z.enum(calls).catch('consultation'),
  /** Of a visitor whose own call does not count as taken. */
  token: z.string().optional().catch(undefined),
});

/**
 * Reveals only when somebody is free, not who is busy or why.
 * @throws HttpError 400 or 410
 */
async function sendSlots(
  context: AppointmentContext,
  { query }: FastifyRequest,
  reply: FastifyReply,
) {
  const { booking, record, clock } = context;
  const { call, token } = slotsQuery.parse(query);
  const leadId = token === undefined ? undefined : readLink(context, token).leadId;
  const slots = await listFreeSlots(booking, call, clock.now(), leadId);
  const caching = leadId === undefined ? `public, max-age=${slotsMaxAgeSeconds}` : 'no-store';
  reply.header('cache-control', caching);
  return reply.send({
    zone: getTimeZone(record.brand),
    ...toSlots(booking, call, slots),
  } satisfies Slots);
}

const toSlots = (booking: Booking, call: Refusal['call'], slots: string[]) => ({
  lengthMinutes: getLengthMinutes(booking.hours, call),
  slots,
  people: listCallPeople(booking),
});

/** @throws HttpError 400 or 410 */
function readLink({ booking, clock }: AppointmentContext, token: string) {
  const read = readBookingToken(booking, token, clock.now());
  if (read.kind === 'valid') return { leadId: read.id, isMailed: read.isMailed };
  if (read.kind === 'expired') throw createError(booking, 410, 'expired');
  throw new HttpError(400, booking.words.calls.errors.badLink);
}

async function book(context: AppointmentContext, request: FastifyRequest, reply: FastifyReply) {
  const { booking, clock } = context;
  const body = bookSchema.safeParse(readBody(request, ['token', 'start']));
  const link = readLink(context, getToken(request));
  if (!body.success) throw new HttpError(400, booking.words.booking.picker.missing);
  const { start, phone = '', zone } = body.data;
  const number = createCallPhoneSchema(createFormRules(context.record)).safeParse(phone);
  const client = identifyClient(request.ip);
  const callRequest = { ...link, ...start, phone: number.data ?? '', zone, client };
  const result = await bookCall(booking, callRequest, clock.now());
  if ('isFlood' in result && result.isFlood) context.raiseFloodAlarm();
  if (result.kind === 'noPhone') {
    const message = number.error?.issues[0]?.message ?? '';
    throw new HttpError(400, message, { errors: [{ field: 'phone', message }] });
  }
  if (result.kind !== 'booked') throw toHttpError(context, result);
  const { appointment, reference, isRepeat } = result;
  request.log.info({ reference }, isRepeat ? 'this call was booked before' : 'call booked');
  context.outbox.wake();
  const booked = createAnswer(booking, appointment, reference);
  if (wantsPage(request))
    return reply.redirect(toPath(booking.links.getManageUrl(appointment)), 303);
  return reply.code(201).send(booked);
}

function createAnswer({ links }: Booking, appointment: Appointment, reference: string): Booked {
  return {
    reference,
    start: new Date(appointment.startsAt).toISOString(),
    end: new Date(appointment.endsAt).toISOString(),
    zone: appointment.zone,
    manageUrl: links.getManageUrl(appointment).href,
    calendarUrl: links.getCalendarUrl(appointment).href,
  };
}

/** @param reason with its sentence for the visitor in the firm's words */
function createError(
  { words: { booking, calls } }: BookingSettings,
  status: 409 | 410,
  reason: Refusal['kind'] | 'expired' | 'withdrawn' | 'nothingBooked',
  members = {},
): HttpError {
  const message =
    reason === 'taken' || reason === 'expired'
      ? booking.pages[reason].description
      : calls.errors[reason];
  return new HttpError(status, message, { members });
}

function toHttpError(
  { booking, config }: AppointmentContext,
  result: Exclude<BookResult, { kind: 'booked' | 'noPhone' }>,
): HttpError {
  const { kind } = result;
  if (kind === 'expired' || kind === 'withdrawn') return createError(booking, 410, kind);
  const { call, next } = result;
  // Without confirmations nobody has the link of a mail.
  const reason = kind === 'needsMail' && !config.CONFIRM_REQUESTS ? 'tooMany' : kind;
  const isTaken = kind === 'taken' || kind === 'notOffered';
  const members = isTaken ? { zone: booking.timeZone, ...toSlots(booking, call, next) } : {};
  return createError(booking, 409, reason, members);
}

async function cancel(context: AppointmentContext, request: FastifyRequest, reply: FastifyReply) {
  const { booking, clock, outbox } = context;
  const token = getToken(request);
  const result = await cancelCall(booking, readLink(context, token).leadId, clock.now());
  if (result.kind === 'expired') throw createError(booking, 410, 'expired');
  if (result.kind === 'past') throw createError(booking, 409, 'past');
  if (result.kind === 'none') throw createError(booking, 409, 'nothingBooked');
  request.log.info({ reference: result.reference }, 'call cancelled');
  outbox.wake();
  if (wantsPage(request)) return reply.redirect(toPath(booking.links.getPageUrl(token)), 303);
  return reply.send({ reference: result.reference });
}

/** @throws HttpError 400 or 410 */
async function readLinkedCall(context: AppointmentContext, token: string): Promise<LinkedCall> {
  const { booking } = context;
  const linked = await findLinkedCall(booking.store.db, readLink(context, token).leadId);
  if (typeof linked === 'string') throw createError(booking, 410, linked);
  return linked;
}

const showPage = async (
  context: AppointmentContext,
  request: FastifyRequest,
  reply: FastifyReply,
) => sendPage(reply, await renderCall(context, request, getToken(request)));

async function renderCall(
  context: AppointmentContext,
  request: FastifyRequest,
  token: string,
  refusal?: HttpError,
): Promise<RenderedPage> {
  const { booking, record, clock, renderPage } = context;
  const linked = await readLinkedCall(context, token);
  const page = readPageRequest(request, booking, linked.appointment);
  return renderPage(
    await createCallView(booking, token, linked, page, record, clock.now(), refusal),
  );
}

async function sendCalendarFile(
  context: AppointmentContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { booking } = context;
  const { lead, appointment } = await readLinkedCall(context, getToken(request));
  if (appointment?.status !== 'open') throw createError(booking, 410, 'nothingBooked');
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="call.ics"')
    .send(composeDownload(appointment, lead, booking, context));
}

/** The page of a refused form post or link: with the free times where the link still works. */
async function renderRefusal(
  context: AppointmentContext,
  error: HttpError,
  request: FastifyRequest,
): Promise<RenderedPage> {
  const { booking, renderPage } = context;
  const { statusCode, message, errors } = error;
  if (statusCode === 410) return renderPage(createPlainView(booking, 'expired', message));
  const canPickAgain =
    statusCode === 409 || errors.length > 0 || message === booking.words.booking.picker.missing;
  if (!canPickAgain) return renderPage(createPlainView(booking, 'error', message));
  return renderCall(context, request, getText(request.body, 'token'), error);
}
