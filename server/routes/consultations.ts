import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OwnField } from '../../lib/content/schemas/form-fields.ts';
import { consultationForms, type FormName } from '../../lib/forms/consultation.ts';
import {
  type ConsultationAccepted,
  createRequestSchema,
  type RequestSchema,
} from '../../lib/forms/consultation-schemas.ts';
import { consultationEndpoints, sentPages } from '../../lib/forms/endpoints.ts';
import { consultationOutcomes } from '../../lib/forms/outcomes.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { FieldsDigest } from '../domain/duplicates.ts';
import { requestConsultation } from '../domain/request-consultation.ts';
import type { Tokens } from '../domain/tokens.ts';
import { sendHttpError } from '../http/http-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Store } from '../store/store.ts';
import { type FormOrigins, getToken, requireOwnSite, wantsPage } from './form-request.ts';
import { type FormResultPage, readFormResultPage } from './form-result-page.ts';
import { readSubmission } from './read-submission.ts';
import { reportFormError, sendErrorPage, sendPage } from './rendered-page.ts';

interface ConsultationOptions extends FormOrigins {
  siteDist: string;
  store: Store;
  outbox: Pick<Outbox, 'leadDeliveries' | 'wake'>;
  fieldsDigest: FieldsDigest;
  ownFields: readonly OwnField[];
  tokens: Tokens;
  referencePrefix: string;
  /** The firm's address in the error message if the store fails. */
  email: string;
  clock: Clock;
}

interface ConsultationContext extends ConsultationOptions {
  page: FormResultPage;
}

/** Accepts consultation requests as JSON or as form posts. */
export default async function consultations(app: FastifyInstance, options: ConsultationOptions) {
  const context = { ...options, page: readFormResultPage(options.siteDist, options.ownFields) };
  for (const form of consultationForms) {
    const schema = createRequestSchema(form, options.ownFields);
    app.route({
      method: 'POST',
      url: consultationEndpoints[form],
      // After the body is read, so that the page of a refused form post keeps the visitor's values.
      preHandler: app.rateLimit(),
      handler: (request, reply) => accept({ ...context, schema }, form, request, reply),
      errorHandler: (error, request, reply) => refuse(context, form, error, request, reply),
    });
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: sentPages.consultation,
    handler: (request, reply) => showSentPage(context, request, reply),
  });
}

async function accept(
  context: ConsultationContext & { schema: RequestSchema },
  form: FormName,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { store, outbox, fieldsDigest, referencePrefix, tokens, clock } = context;
  const now = clock.now();
  requireOwnSite(request, context);
  const submission = readSubmission(form, request, { ...context, now });
  const { leadDeliveries } = outbox;
  const intake = { store, leadDeliveries, fieldsDigest, referencePrefix };
  const lead = await requestConsultation(intake, submission, now);
  const { reference } = lead;
  request.log.info({ reference, repeated: lead.isDuplicate }, 'lead stored');
  if (lead.isKeyTaken) {
    request.log.warn(
      { reference },
      'another lead has the same idempotency key; stored as a separate lead',
    );
  }
  outbox.wake();
  if (wantsPage(request)) {
    const token = tokens.sign('consultation-sent', `${form}-${reference}`, null);
    return reply.redirect(`${sentPages.consultation}?token=${token}`, 303);
  }
  const accepted: ConsultationAccepted = {
    status: 'success',
    message: consultationOutcomes[form].success.description,
    reference,
  };
  return reply.code(201).send(accepted);
}

/** The page after a form post. Its URL contains only the reference. */
function showSentPage(
  { page, tokens, siteUrl, clock }: ConsultationContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const token = tokens.read('consultation-sent', getToken(request), clock.now());
  const id = token.kind === 'valid' ? token.id : '';
  const form = consultationForms.find((name) => id.startsWith(`${name}-`));
  if (!form) return reply.redirect(new URL('/contact', siteUrl).href, 303);
  return sendPage(reply, page.success(form, id.slice(form.length + 1)));
}

function refuse(
  { page, email }: ConsultationContext,
  form: FormName,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const formError = reportFormError(request, error, email);
  if (!wantsPage(request)) return sendHttpError(request, reply, formError);
  return sendErrorPage(reply, formError, page.failure(form, request.body, formError));
}
