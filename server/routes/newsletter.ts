import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints, honeypotField, newsletterPages, sentPages } from '../../lib/forms/endpoints.ts';
import {
  type Subscription,
  type SubscriptionAccepted,
  subscriptionSchema,
} from '../../lib/forms/newsletter.ts';
import { emailRequired, newsletterOutcomes } from '../../lib/forms/outcomes.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { HeldLetter } from '../domain/letter-limits.ts';
import { type Newsletter, parseConfirmLink } from '../domain/newsletter.ts';
import {
  confirmSubscription,
  getConfirmState,
  subscribe,
  unsubscribe,
} from '../domain/subscribe.ts';
import type { ReadToken, TokenPurpose } from '../domain/tokens.ts';
import { HttpError, sendHttpError } from '../http/http-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Store } from '../store/store.ts';
import {
  type FormOrigins,
  getText,
  getToken,
  readBody,
  requireOwnSite,
  wantsPage,
} from './form-request.ts';
import {
  type RenderedPage,
  readPageTemplate,
  reportFormError,
  sendErrorPage,
  sendPage,
} from './rendered-page.ts';

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

interface NewsletterOptions extends FormOrigins, Pick<Newsletter, 'words' | 'tokens' | 'limits'> {
  store: Store;
  outbox: Pick<Outbox, 'wake'>;
  siteDist: string;
  /** The firm's address in the error message if the store fails. */
  email: string;
  clock: Clock;
}

interface NewsletterContext extends NewsletterOptions {
  /** Renders the page after a form post and behind the links in letters. */
  renderPage(view: NewsletterView): RenderedPage;
}

/** Accepts newsletter subscriptions as JSON or as form posts, and serves the links in letters. */
export default async function newsletter(app: FastifyInstance, options: NewsletterOptions) {
  const renderTemplate = readPageTemplate(options.siteDist, 'newsletter-result');
  const context: NewsletterContext = {
    ...options,
    renderPage: (view) => renderTemplate({ act: false, again: false, sent: false, ...view }),
  };
  app.route({
    method: 'POST',
    url: endpoints.newsletterSubscribe,
    // After the body is read, so that the page of a refused form post keeps the visitor's values.
    preHandler: app.rateLimit(),
    handler: (request, reply) => accept(context, request, reply),
    errorHandler: (error, request, reply) => refuseSubscription(context, error, request, reply),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: sentPages.newsletter,
    handler: (_request, reply) => showSentPage(context, reply),
  });
  registerLetterLinks(app, context);
}

async function accept(options: NewsletterContext, request: FastifyRequest, reply: FastifyReply) {
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
function showSentPage({ renderPage, words }: NewsletterContext, reply: FastifyReply) {
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

function refuseSubscription(
  { renderPage, words, email }: NewsletterContext,
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

/**
 * Logs the first letter that a limit held back in its window. For one mailbox this is a warning; for a
 * domain or an hour it is an error, since a flood keeps letters from real subscribers.
 */
function logHeldLetter({ log }: FastifyRequest, held: HeldLetter | null): void {
  if (!held?.first) return;
  const { limit } = held;
  if (limit === 'mailbox') log.warn({ limit }, 'newsletter letters to one mailbox are held back');
  else log.error({ limit }, 'newsletter letters are held back: somebody may be flooding mailboxes');
}

/** A link in letters: its page shows a button, which posts the token. */
interface LetterLink {
  path: string;
  purpose: TokenPurpose;
  /** The texts of the page with the button. */
  texts: 'confirm' | 'leave';
  /** @returns the outcome if the button would change nothing */
  findOutcome(options: NewsletterContext, subject: string): Promise<Outcome | undefined>;
  act(options: NewsletterContext, subject: string, request: FastifyRequest): Promise<Outcome>;
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
  async act(options, subject, request) {
    const { store, outbox, clock } = options;
    const link = parseConfirmLink(subject);
    const { state, held } = await confirmSubscription(store, options, link, clock.now());
    logHeldLetter(request, held);
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
  async act({ store }, subscription, request) {
    await unsubscribe(store, subscription);
    request.log.info({ subscription, outcome: 'left' }, 'subscription changed');
    return 'left';
  },
};

const statuses = { confirmed: 200, left: 200, expired: 410, unknown: 400 } as const;

/**
 * The pages behind the links in letters. GET changes nothing, because mail scanners open every link;
 * the page's button posts. The one-click button of a mail program posts to the link itself (RFC 8058),
 * without cookies, from any origin, in either form type. So only the token is checked.
 *
 * Large mailbox providers post for many people from few addresses. So unsubscribing has a limit per
 * link; everything else, forged tokens included, counts towards the client's limit for all forms.
 */
function registerLetterLinks(app: FastifyInstance, options: NewsletterContext) {
  const limitClient = app.rateLimit();
  const limitLink = app.rateLimit({ keyGenerator: (request) => `link:${getToken(request)}` });
  // The link contains the token, so this body is ignored.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) =>
    done(null, {}),
  );
  for (const link of [confirmLink, leaveLink]) {
    const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      refuseLink(options, link, error, request, reply);
    app.route({
      method: ['GET', 'HEAD'],
      url: link.path,
      handler: (request, reply) => showLinkPage(options, link, request, reply),
      errorHandler,
    });
    app.route({
      method: 'POST',
      url: link.path,
      async preHandler(request, reply) {
        const leaves = link === leaveLink && readToken(options, link, request).kind === 'valid';
        await (leaves ? limitLink : limitClient).call(app, request, reply);
      },
      handler: (request, reply) => act(options, link, request, reply),
      errorHandler,
    });
  }
}

async function showLinkPage(
  options: NewsletterContext,
  link: LetterLink,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const token = readToken(options, link, request);
  if (token.kind !== 'valid') return sendOutcome(options, token.kind, reply);
  const outcome = await link.findOutcome(options, token.id);
  if (outcome) return sendOutcome(options, outcome, reply);
  return sendPage(reply, options.renderPage(createLinkView(options, link, request)));
}

async function act(
  options: NewsletterContext,
  link: LetterLink,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const token = readToken(options, link, request);
  if (token.kind !== 'valid') return sendOutcome(options, token.kind, reply);
  return sendOutcome(options, await link.act(options, token.id, request), reply);
}

/** Shows the error and keeps the button, for a retry. */
function refuseLink(
  options: NewsletterContext,
  link: LetterLink,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const formError = reportFormError(request, error, options.email);
  const view = { ...createLinkView(options, link, request), description: formError.message };
  return sendErrorPage(reply, formError, options.renderPage(view));
}

function createLinkView(
  { words }: NewsletterContext,
  { texts, path }: LetterLink,
  request: FastifyRequest,
): NewsletterView {
  const { title, text, button } = words.pages[texts];
  return { title, description: text, act: { action: path, token: getToken(request), button } };
}

function sendOutcome(
  { words, renderPage }: NewsletterContext,
  outcome: keyof typeof statuses,
  reply: FastifyReply,
) {
  const { title, text: description } = words.pages[outcome];
  const hasFailed = outcome === 'expired' || outcome === 'unknown';
  const again = hasFailed && { email: '', button: words.pages.again.button, invalid: false };
  reply.code(statuses[outcome]);
  return sendPage(reply, renderPage({ title, description, ...(again && { again }) }));
}

const readToken = (
  { tokens, clock }: NewsletterContext,
  { purpose }: LetterLink,
  request: FastifyRequest,
): ReadToken => tokens.read(purpose, getToken(request), clock.now());
