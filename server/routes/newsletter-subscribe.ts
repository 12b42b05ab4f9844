import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints, honeypotField, sentPages } from '../../lib/forms/endpoints.ts';
import {
  type Subscription,
  type SubscriptionAccepted,
  subscriptionSchema,
} from '../../lib/forms/newsletter.ts';
import { emailRequired, newsletterOutcomes } from '../../lib/forms/outcomes.ts';
import { subscribe } from '../domain/subscribe.ts';
import { HttpError, logHttpError, sendHttpError } from '../plugins/errors.ts';
import { requireOwnSite } from './form-origin.ts';
import { logHeldLetter, type NewsletterRoutes } from './newsletter-page.ts';
import { sendPage } from './page-template.ts';
import { wantsPage } from './plain-post.ts';
import { getText, readBody } from './read-body.ts';
import { toVisitorError } from './visitor-error.ts';

/** `POST` of an address, as JSON or as a form of the browser itself. */
export function registerSubscribe(app: FastifyInstance, routes: NewsletterRoutes): void {
  app.route({
    method: 'POST',
    url: endpoints.newsletterSubscribe,
    // After the body is read, so that the page of a limited form post keeps what was typed.
    preHandler: app.rateLimit(),
    handler: (request, reply) => handle(routes, request, reply),
    errorHandler: (error, request, reply) => refuse(routes, error, request, reply),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: sentPages.newsletter,
    handler: (_request, reply) => showSent(routes, reply),
  });
}

async function handle(routes: NewsletterRoutes, request: FastifyRequest, reply: FastifyReply) {
  const { store, outbox, words, clock } = routes;
  requireOwnSite(request, routes);
  const { email, [honeypotField]: trap } = readSubscription(request);
  // A machine gets the answer of everybody else.
  if (!trap) {
    logHeldLetter(request, await subscribe(store, routes, email, clock.now()));
    // Not before the answer is out: sending a letter would delay it.
    reply.raw.once('finish', () => outbox.wake());
  }
  if (wantsPage(request)) return reply.redirect(sentPages.newsletter, 303);
  const accepted: SubscriptionAccepted = { message: words.accepted };
  return reply.code(202).send(accepted);
}

/** The page after a plain post: the same for everybody. */
function showSent({ page, words }: NewsletterRoutes, reply: FastifyReply) {
  const { title } = newsletterOutcomes.success;
  return sendPage(reply, page({ title, description: words.accepted, sent: true }));
}

/** @throws CallError 400 with the message for the field */
function readSubscription(request: FastifyRequest): Subscription {
  const given = readBody(request, ['email']);
  const result = subscriptionSchema.safeParse(given);
  if (result.success) return result.data;
  const message = result.error.issues[0]?.message ?? emailRequired.description;
  throw new HttpError(400, message, { errors: [{ field: 'email', message }] });
}

function refuse(
  { page, words, email }: NewsletterRoutes,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const callError = toVisitorError(error, email);
  logHttpError(request, callError);
  if (!wantsPage(request)) return sendHttpError(request, reply, callError);
  const { message } = callError;
  const { title } =
    message === emailRequired.description ? emailRequired : newsletterOutcomes.failure;
  const again = {
    email: getText(request.body, 'email'),
    button: words.pages.again.button,
    invalid: callError.errors.length > 0,
  };
  reply.code(callError.statusCode).headers(callError.headers);
  return sendPage(reply, page({ title, description: message, again }));
}
