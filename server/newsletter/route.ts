import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints, honeypotField, newsletterPages, sentPages } from '../../lib/forms/endpoints.ts';
import {
  createSubscriptionSchema,
  type Subscription,
  type SubscriptionAccepted,
} from '../../lib/forms/newsletter.ts';
import type { ServerContext } from '../context.ts';
import {
  addFormRoute,
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
import type { ReadToken, TokenPurpose } from '../tokens.ts';
import { type Newsletter, parseConfirmLink } from './newsletter.ts';
import { confirmSubscription, getConfirmState, subscribe, unsubscribe } from './subscribe.ts';

interface NewsletterView {
  title: string;
  description: string;
  /** A button that posts the token. */
  act?: { action: string; token: string; button: string };
  /** The subscription form again; `invalid` if its email address is. */
  again?: { email: string; button: string; invalid: boolean };
  /** A subscription was accepted. */
  sent?: boolean;
}

interface NewsletterOptions extends ServerContext {
  newsletter: Newsletter;
  outbox: { wake(): void };
}

interface NewsletterContext extends NewsletterOptions {
  schema: ReturnType<typeof createSubscriptionSchema>;
  /** Renders the page after a form post and behind the links in letters. */
  renderPage(view: NewsletterView): RenderedPage;
}

/** Accepts newsletter subscriptions as JSON or as form posts, and serves the links in letters. */
export default async function newsletter(app: FastifyInstance, options: NewsletterOptions) {
  const renderTemplate = readPageTemplate(options.config.SITE_DIST, 'newsletter-result');
  const context: NewsletterContext = {
    ...options,
    schema: createSubscriptionSchema(options.record.words.newsletter),
    renderPage: (view) => renderTemplate({ act: false, again: false, sent: false, ...view }),
  };
  // Where no page offers the newsletter, links in earlier letters keep working.
  registerLetterLinks(app, context);
  if (!options.record.hasNewsletter) return;
  addFormRoute(app, context, {
    url: endpoints.newsletterSubscribe,
    handler: (request, reply) => accept(context, request, reply),
    renderRefusal: (error, request) => renderRefusal(context, error, request),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: sentPages.newsletter,
    handler: (_request, reply) => showSentPage(context, reply),
  });
}

async function accept(context: NewsletterContext, request: FastifyRequest, reply: FastifyReply) {
  const { store, outbox, newsletter, clock } = context;
  const { email, [honeypotField]: honeypot } = readSubscription(context, request);
  // A bot gets the same response as a person.
  if (!honeypot) {
    await subscribe(store, newsletter, email, clock.now());
    // After the response, which sending a letter would delay.
    reply.raw.once('finish', () => outbox.wake());
  }
  if (wantsPage(request)) return reply.redirect(sentPages.newsletter, 303);
  const accepted: SubscriptionAccepted = { message: newsletter.words.accepted };
  return reply.code(202).send(accepted);
}

/** The page after a form post, the same for every address. */
function showSentPage({ renderPage, newsletter, record }: NewsletterContext, reply: FastifyReply) {
  const { title } = record.words.newsletter.success;
  const description = newsletter.words.accepted;
  return sendPage(reply, renderPage({ title, description, sent: true }));
}

/** @throws HttpError 400 with the message for the field */
function readSubscription(
  { record, schema }: NewsletterContext,
  request: FastifyRequest,
): Subscription {
  const result = schema.safeParse(readBody(request, ['email']));
  if (result.success) return result.data;
  const message = result.error.issues[0]?.message ?? record.words.newsletter.required.description;
  throw new HttpError(400, message, { errors: [{ field: 'email', message }] });
}

/** Shows the form again. */
function renderRefusal(
  { renderPage, newsletter, record }: NewsletterContext,
  { message: description, errors }: HttpError,
  { body }: FastifyRequest,
): RenderedPage {
  const { required, failure } = record.words.newsletter;
  const { title } = description === required.description ? required : failure;
  const again = {
    email: getText(body, 'email'),
    button: newsletter.words.pages.again.button,
    invalid: errors.length > 0,
  };
  return renderPage({ title, description, again });
}

/** A link in letters: its page shows a button, which posts the token. */
interface LetterLink {
  path: string;
  purpose: TokenPurpose;
  /** The texts of the page with the button. */
  texts: 'confirm' | 'leave';
  /** @returns the outcome if the button would change nothing */
  findOutcome(context: NewsletterContext, subject: string): Promise<Outcome | undefined>;
  act(context: NewsletterContext, subject: string, request: FastifyRequest): Promise<Outcome>;
}

type Outcome = 'confirmed' | 'left' | 'expired';

const confirmLink: LetterLink = {
  path: newsletterPages.confirm,
  purpose: 'newsletter-confirm',
  texts: 'confirm',
  async findOutcome({ store }, subject) {
    const state = await getConfirmState(store, parseConfirmLink(subject));
    return state === 'open' ? undefined : state;
  },
  async act({ store, outbox, newsletter, clock }, subject, request) {
    const link = parseConfirmLink(subject);
    const state = await confirmSubscription(store, newsletter, link, clock.now());
    outbox.wake();
    request.log.info({ subscription: link.subscriptionId, outcome: state }, 'subscription changed');
    return state;
  },
};

const leaveLink: LetterLink = {
  path: newsletterPages.unsubscribe,
  purpose: 'newsletter-unsubscribe',
  texts: 'leave',
  findOutcome: async () => undefined,
  async act({ store, newsletter, clock }, subscription, request) {
    await unsubscribe(store, newsletter.tokens, subscription, clock.now());
    request.log.info({ subscription, outcome: 'left' }, 'subscription changed');
    return 'left';
  },
};

/**
 * The pages behind the links in letters. GET changes nothing, because mail scanners open every link;
 * the page's button posts. The one-click button of a mail program posts to the link itself (RFC 8058),
 * without cookies, from any origin, in either form type. So only the token is checked.
 *
 * Large mailbox providers post for many people from few addresses. So unsubscribing has a limit per
 * link; everything else, forged tokens included, counts towards the client's limit for all forms.
 */
function registerLetterLinks(app: FastifyInstance, context: NewsletterContext) {
  const limitClient = app.rateLimit();
  const limitLink = app.rateLimit({ keyGenerator: (request) => `link:${getToken(request)}` });
  // The link contains the token, so this body is ignored.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) =>
    done(null, {}),
  );
  for (const link of [confirmLink, leaveLink]) {
    app.route({
      method: ['GET', 'HEAD', 'POST'],
      url: link.path,
      async preHandler(request, reply) {
        if (request.method !== 'POST') return;
        const isLeaving = link === leaveLink && readToken(context, link, request).kind === 'valid';
        await (isLeaving ? limitLink : limitClient).call(app, request, reply);
      },
      handler: (request, reply) => answerLink(context, link, request, reply),
      errorHandler: (error, request, reply) => refuseLink(context, link, error, request, reply),
    });
  }
}

async function answerLink(
  context: NewsletterContext,
  link: LetterLink,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const token = readToken(context, link, request);
  if (token.kind !== 'valid') return sendOutcome(context, token.kind, reply);
  const outcome = await (request.method === 'POST'
    ? link.act(context, token.id, request)
    : link.findOutcome(context, token.id));
  if (outcome) return sendOutcome(context, outcome, reply);
  return sendPage(reply, context.renderPage(createLinkView(context, link, request)));
}

/** Shows the error and keeps the button, for a retry. */
function refuseLink(
  context: NewsletterContext,
  link: LetterLink,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const formError = reportFormError(request, error, context.record);
  const view = { ...createLinkView(context, link, request), description: formError.message };
  return sendErrorPage(reply, formError, context.renderPage(view));
}

function createLinkView(
  { newsletter }: NewsletterContext,
  { texts, path }: LetterLink,
  request: FastifyRequest,
): NewsletterView {
  const { title, text, button } = newsletter.words.pages[texts];
  return { title, description: text, act: { action: path, token: getToken(request), button } };
}

const statuses = { confirmed: 200, left: 200, expired: 410, unknown: 400 } as const;

function sendOutcome(
  { newsletter, renderPage }: NewsletterContext,
  outcome: keyof typeof statuses,
  reply: FastifyReply,
) {
  const { pages } = newsletter.words;
  const { title, text: description } = pages[outcome];
  const hasFailed = outcome === 'expired' || outcome === 'unknown';
  const again = hasFailed && { email: '', button: pages.again.button, invalid: false };
  reply.code(statuses[outcome]);
  return sendPage(reply, renderPage({ title, description, ...(again && { again }) }));
}

const readToken = (
  { newsletter, clock }: NewsletterContext,
  { purpose }: LetterLink,
  request: FastifyRequest,
): ReadToken => newsletter.tokens.read(purpose, getToken(request), clock.now());
