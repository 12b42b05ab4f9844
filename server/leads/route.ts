import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BookingOffer, BookingOfferView } from '../../lib/forms/booking.ts';
import { consultationForms, type FormName } from '../../lib/forms/consultation.ts';
import {
  type ConsultationAccepted,
  createRequestSchema,
  type RequestSchema,
} from '../../lib/forms/consultation-schemas.ts';
import { consultationEndpoints, sentPages } from '../../lib/forms/endpoints.ts';
import type { ServerContext } from '../context.ts';
import {
  addFormRoute,
  createFormRules,
  getToken,
  sendPage,
  wantsPage,
} from '../http/form-posts.ts';
import type { Tokens } from '../tokens.ts';
import {
  type BookableRequest,
  type IntakeSettings,
  planLeadDeliveries,
  planVisitorDeliveries,
  requestConsultation,
} from './intake.ts';
import { readSubmission, readVisitCampaign } from './read-submission.ts';
import { type FormResultPage, readFormResultPage, type SentRequest } from './result-page.ts';

interface ConsultationOptions extends ServerContext {
  outbox: { wake(): void };
  tokens: Tokens;
  /** @returns what lets the visitor of a lead book a call; undefined if none can be booked */
  createOffer(lead: BookableRequest): BookingOffer | undefined;
  /** @returns what the page after a request offers */
  readOffer(request: FastifyRequest): Promise<BookingOfferView | undefined>;
  /** Key of the hashes of leads. */
  secret: string;
}

interface ConsultationContext extends ConsultationOptions {
  intake: IntakeSettings;
  page: FormResultPage;
}

/** Accepts consultation requests as JSON or as form posts. */
export default async function consultations(app: FastifyInstance, options: ConsultationOptions) {
  const { config, record, store, secret } = options;
  const intake = {
    store,
    leadDeliveries: planLeadDeliveries(config),
    secret,
    visitorDeliveries: planVisitorDeliveries(config),
    referencePrefix: record.brand.referencePrefix,
  };
  const page = readFormResultPage(config.SITE_DIST, record);
  const context = { ...options, intake, page };
  const rules = createFormRules(record);
  for (const form of consultationForms) {
    const schema = createRequestSchema(form, record.formFields, rules);
    addFormRoute(app, context, {
      url: consultationEndpoints[form],
      handler: (request, reply) => accept(context, schema, form, request, reply),
      renderRefusal: (error, request) =>
        page.failure(form, request.body, error, readVisitCampaign(request, config.SITE_URL)),
    });
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: sentPages.consultation,
    config: { rateLimit: { groupId: ':sent' } },
    handler: (request, reply) => showSentPage(context, request, reply),
  });
}

async function accept(
  context: ConsultationContext,
  schema: RequestSchema,
  form: FormName,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { config, record, intake, outbox, tokens, clock } = context;
  const now = clock.now();
  const options = { schema, record, siteUrl: config.SITE_URL, now };
  const submission = readSubmission(form, request, options);
  const { reference, bookable, isDuplicate } = await requestConsultation(intake, submission, now);
  request.log.info({ reference }, isDuplicate ? 'duplicate of a stored lead' : 'lead stored');
  outbox.wake();
  const offer = bookable ? context.createOffer(bookable) : undefined;
  if (wantsPage(request)) {
    const token = tokens.sign('consultation-sent', `${form}-${now}-${reference}`, null);
    const query = new URLSearchParams({ token, ...(offer && { booking: offer.token }) });
    return reply.redirect(`${sentPages.consultation}?${query}`, 303);
  }
  const accepted: ConsultationAccepted = {
    status: 'success',
    message: record.words.form[form].success.description,
    reference,
    ...(offer && { booking: offer }),
  };
  return reply.code(201).send(accepted);
}

/** The page after a form post. Its URL contains only the time, the reference and the right to book a call. */
async function showSentPage(
  { config, page, tokens, readOffer, clock }: ConsultationContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const token = tokens.read('consultation-sent', getToken(request), clock.now());
  const sent = token.kind === 'valid' && readSentId(token.id);
  if (!sent) return reply.redirect(new URL('/contact', config.SITE_URL).href, 303);
  return sendPage(reply, page.success(sent, await readOffer(request)));
}

const sentIdPattern = /^([a-z]+)-(\d+)-(.+)$/;

function readSentId(id: string): SentRequest | undefined {
  const [, name, time, reference = ''] = sentIdPattern.exec(id) ?? [];
  const form = consultationForms.find((each) => each === name);
  return form && { form, reference, receivedAt: Number(time) };
}
