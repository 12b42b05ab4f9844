import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints, honeypotField, sentPages } from '../../lib/forms/endpoints.ts';
import {
  type Subscription,
  type SubscriptionAccepted,
  subscriptionSchema,
} from '../../lib/forms/newsletter.ts';
import { emailRequired, newsletterOutcomes } from '../../lib/forms/outcomes.ts';
import { subscribe } from '../domain/subscriptions.ts';
import { HttpError, sendHttpError } from '../http/http-error.ts';
import { getText, readBody, requireOwnSite, wantsPage } from './form-request.ts';
import { logHeldLetter, type NewsletterOptions } from './newsletter-page.ts';
import { reportFormError, sendErrorPage, sendPage } from './rendered-page.ts';

/** Accepts newsletter subscriptions as JSON or as form posts. */
export default async function newsletterSubscribe(
  app: FastifyInstance,
  options: NewsletterOptions,
) {
  app.route({
    method: 'POST',
    url: endpoints.newsletterSubscribe,
    // After the body is read, so that the page of a refused form post keeps the visitor's values.
    preHandler: app.rateLimit(),
    handler: (request, reply) => accept(options, request, reply),
    errorHandler: (error, request, reply) => refuse(options, error, request, reply),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: sentPages.newsletter,
    handler: (_request, reply) => showSentPage(options, reply),
  });
}

async function accept(options: NewsletterOptions, request: FastifyRequest, reply: FastifyReply) {
  const { store, outbox, words, clock } = options;
  requireOwnSite(request, options);
  const { email, [honeypotField]: honeypot } = readSubscription(request);
  // A bot gets the same response as a person.
  if (!honeypot) {
    logHeldLetter(request, await subscribe(store, options, email, clock.now()));
    // After the response, which sending a letter would delay.
    reply.raw.once('finish', () => outbox.wake());
  }
  if (wantsPage(request)) return reply.redirect(sentPages.newsletter, 303);
  const accepted: SubscriptionAccepted = { message: words.accepted };
  return reply.code(202).send(accepted);
}

/** The page after a form post, the same for every address. */
function showSentPage({ renderPage, words }: NewsletterOptions, reply: FastifyReply) {
  const { title } = newsletterOutcomes.success;
  return sendPage(reply, renderPage({ title, description: words.accepted, sent: true }));
}

/** @throws HttpError 400 with the message for the field */
function readSubscription(request: FastifyRequest): Subscription {
  const result = subscriptionSchema.safeParse(readBody(request, ['email']));
  if (result.success) return result.data;
  const message = result.error.issues[0]?.message ?? emailRequired.description;
  throw new HttpError(400, message, { errors: [{ field: 'email', message }] });
}

function refuse(
  { renderPage, words, email }: NewsletterOptions,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const formError = reportFormError(request, error, email);
  if (!wantsPage(request)) return sendHttpError(request, reply, formError);
  const { message: description, errors } = formError;
  const { title } =
    description === emailRequired.description ? emailRequired : newsletterOutcomes.failure;
  const again = {
    email: getText(request.body, 'email'),
    button: words.pages.again.button,
    invalid: errors.length > 0,
  };
  return sendErrorPage(reply, formError, renderPage({ title, description, again }));
}
