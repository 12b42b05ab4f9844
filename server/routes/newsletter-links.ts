import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newsletterPages } from '../../lib/forms/endpoints.ts';
import { parseConfirmLink } from '../domain/newsletter.ts';
import { confirmSubscription, getConfirmState, unsubscribe } from '../domain/subscriptions.ts';
import type { ReadToken, TokenPurpose } from '../domain/tokens.ts';
import { getToken } from './form-request.ts';
import { logHeldLetter, type NewsletterOptions, type NewsletterView } from './newsletter-page.ts';
import { reportFormError, sendErrorPage, sendPage } from './rendered-page.ts';

/** A link in letters: its page shows a button, which posts the token. */
interface LetterLink {
  path: string;
  purpose: TokenPurpose;
  /** The texts of the page with the button. */
  texts: 'confirm' | 'leave';
  /** @returns the outcome if the button would change nothing */
  findOutcome(options: NewsletterOptions, subject: string): Promise<Outcome | undefined>;
  act(options: NewsletterOptions, subject: string, request: FastifyRequest): Promise<Outcome>;
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
export default async function newsletterLinks(app: FastifyInstance, options: NewsletterOptions) {
  const limitClient = app.rateLimit();
  const limitLink = app.rateLimit({ keyGenerator: (request) => `link:${getToken(request)}` });
  // The link holds the token, so this body is ignored.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) =>
    done(null, {}),
  );
  for (const link of [confirmLink, leaveLink]) {
    const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      refuse(options, link, error, request, reply);
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
  options: NewsletterOptions,
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
  options: NewsletterOptions,
  link: LetterLink,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const token = readToken(options, link, request);
  if (token.kind !== 'valid') return sendOutcome(options, token.kind, reply);
  return sendOutcome(options, await link.act(options, token.id, request), reply);
}

/** Shows the error and keeps the button, for a retry. */
function refuse(
  options: NewsletterOptions,
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
  { words }: NewsletterOptions,
  { texts, path }: LetterLink,
  request: FastifyRequest,
): NewsletterView {
  const { title, text, button } = words.pages[texts];
  return { title, description: text, act: { action: path, token: getToken(request), button } };
}

function sendOutcome(
  { words, renderPage }: NewsletterOptions,
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
  { tokens, clock }: NewsletterOptions,
  { purpose }: LetterLink,
  request: FastifyRequest,
): ReadToken => tokens.read(purpose, getToken(request), clock.now());
