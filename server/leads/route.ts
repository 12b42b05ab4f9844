import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BookingOffer, BookingOfferView } from '../../lib/forms/booking.ts';
import { consultationForms } from '../../lib/forms/consultation.ts';
import {
  type ConsultationAccepted,
  createRequestSchema,
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
  planLeadDeliveries,
  planVisitorDeliveries,
  requestConsultation,
} from './intake.ts';
import { readSubmission, readVisitCampaign } from './read-submission.ts';
import { readFormResultPage, type SentRequest } from './result-page.ts';

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

/** Accepts consultation requests as JSON or as form posts. */
export default async function consultations(app: FastifyInstance, options: ConsultationOptions) {
  const { config, record, store, secret, outbox, tokens, clock } = options;
  const intake = {
    store,
    leadDeliveries: planLeadDeliveries(config),
    secret,
    visitorDeliveries: planVisitorDeliveries(config),
    referencePrefix: record.brand.referencePrefix,
  };
  const page = readFormResultPage(config.SITE_DIST, record);
  const rules = createFormRules(record);

  for (const form of consultationForms) {
    const schema = createRequestSchema(form, record.formFields, rules);
    addFormRoute(app, options, {
      url: consultationEndpoints[form],
      async handler(request, reply) {
        const now = clock.now();
        const reading = { schema, record, siteUrl: config.SITE_URL, now };
        const submission = readSubmission(form, request, reading);
        const stored = await requestConsultation(intake, submission, now);
        const { reference, bookable, isDuplicate } = stored;
        request.log.info({ reference }, isDuplicate ? 'duplicate of a stored lead' : 'lead stored');
        outbox.wake();
        const offer = bookable ? options.createOffer(bookable) : undefined;
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
      },
      renderRefusal: (error, request) =>
        page.failure(form, request.body, error, readVisitCampaign(request, config.SITE_URL)),
    });
  }

  // The page after a form post. Its URL contains only the time, the reference and the right to book a call.
  app.route({
    method: ['GET', 'HEAD'],
    url: sentPages.consultation,
    config: { rateLimit: { groupId: ':sent' } },
    async handler(request, reply) {
      const token = tokens.read('consultation-sent', getToken(request), clock.now());
      const sent = token.kind === 'valid' && readSentId(token.id);
      if (!sent) return reply.redirect(new URL('/contact', config.SITE_URL).href, 303);
      return sendPage(reply, page.success(sent, await options.readOffer(request)));
    },
  });
}

const sentIdPattern = /^([a-z]+)-(\d+)-(.+)$/;

function readSentId(id: string): SentRequest | undefined {
  const [, name, time, reference = ''] = sentIdPattern.exec(id) ?? [];
  const form = consultationForms.find((each) => each === name);
  return form && { form, reference, receivedAt: Number(time) };
}
