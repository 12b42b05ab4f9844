import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OwnField } from '../../lib/content/schemas/form-fields.ts';
import { type ConsultationForm, consultationForms } from '../../lib/forms/consultation.ts';
import {
  type ConsultationAccepted,
  createRequestSchema,
  type RequestSchema,
} from '../../lib/forms/consultation-schemas.ts';
import { consultationEndpoints, sentPages } from '../../lib/forms/endpoints.ts';
import { consultationOutcomes } from '../../lib/forms/outcomes.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { requestConsultation } from '../domain/request-consultation.ts';
import type { FieldsDigest } from '../domain/same-lead.ts';
import type { Tokens } from '../domain/tokens.ts';
import type { Clock } from '../platform/clock.ts';
import { logHttpError, sendHttpError } from '../plugins/errors.ts';
import type { Store } from '../store/store.ts';
import { type FormOrigins, requireOwnSite } from './form-origin.ts';
import type { FormResultPage } from './form-result-page.ts';
import { sendPage } from './page-template.ts';
import { wantsPage } from './plain-post.ts';
import { getToken } from './read-body.ts';
import { readSubmission } from './read-submission.ts';
import { toVisitorError } from './visitor-error.ts';

interface ConsultationRoutes extends FormOrigins {
  store: Store;
  outbox: Pick<Outbox, 'owed' | 'wake'>;
  fieldsDigest: FieldsDigest;
  ownFields: readonly OwnField[];
  page: FormResultPage;
  tokens: Tokens;
  referencePrefix: string;
  /** Where to write to when the store fails. */
  email: string;
  clock: Clock;
}

/** `POST` of a consultation request, as JSON or as a form of the browser itself. */
export function registerConsultations(app: FastifyInstance, routes: ConsultationRoutes): void {
  for (const form of consultationForms) {
    const schema = createRequestSchema(form, routes.ownFields);
    app.route({
      method: 'POST',
      url: consultationEndpoints[form],
      // After the body is read, so that the page of a limited form post keeps what was typed.
      preHandler: app.rateLimit(),
      handler: (request, reply) => handle({ ...routes, schema }, form, request, reply),
      errorHandler: (error, request, reply) => refuse(routes, form, error, request, reply),
    });
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: sentPages.consultation,
    handler: (request, reply) => showSent(routes, request, reply),
  });
}

async function handle(
  routes: ConsultationRoutes & { schema: RequestSchema },
  form: ConsultationForm,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { store, outbox, fieldsDigest, referencePrefix, clock } = routes;
  const now = clock.now();
  requireOwnSite(request, routes);
  const submission = readSubmission(form, request, { ...routes, now });
  const intake = { store, owed: outbox.owed, fieldsDigest, referencePrefix };
  const lead = await requestConsultation(intake, submission, now);
  request.log.info({ reference: lead.reference, repeated: lead.repeated }, 'lead stored');
  if (lead.keyTaken) {
    const { reference } = lead;
    request.log.warn(
      { reference },
      'another lead has the same idempotency key; stored as a lead of its own',
    );
  }
  outbox.wake();
  if (wantsPage(request)) {
    const token = routes.tokens.sign('consultation-sent', `${form}-${lead.reference}`, null);
    return reply.redirect(`${sentPages.consultation}?token=${token}`, 303);
  }
  const accepted: ConsultationAccepted = {
    status: 'success',
    message: consultationOutcomes[form].success.description,
    reference: lead.reference,
  };
  return reply.code(201).send(accepted);
}

/** The page after a plain post; its address holds nothing about the visitor but the reference. */
function showSent(
  { page, tokens, siteUrl, clock }: ConsultationRoutes,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const read = tokens.read('consultation-sent', getToken(request), clock.now());
  const id = read.kind === 'valid' ? read.id : '';
  const form = consultationForms.find((name) => id.startsWith(`${name}-`));
  if (!form) return reply.redirect(new URL('/contact', siteUrl).href, 303);
  return sendPage(reply, page.success(form, id.slice(form.length + 1)));
}

function refuse(
  { page, email }: ConsultationRoutes,
  form: ConsultationForm,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const callError = toVisitorError(error, email);
  logHttpError(request, callError);
  if (!wantsPage(request)) return sendHttpError(request, reply, callError);
  reply.code(callError.statusCode).headers(callError.headers);
  return sendPage(reply, page.failure(form, request.body, callError));
}
