import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newsletterPages } from '../../lib/forms/endpoints.ts';
import { confirmState, confirmSubscription } from '../domain/confirm-subscription.ts';
import { readLinkToConfirm } from '../domain/newsletter-links.ts';
import type { ReadToken, TokenPurpose } from '../domain/tokens.ts';
import { unsubscribe } from '../domain/unsubscribe.ts';
import { logHttpError } from '../plugins/errors.ts';
import { logHeldLetter, type NewsletterRoutes, type NewsletterView } from './newsletter-page.ts';
import { sendPage } from './page-template.ts';
import { getToken } from './read-body.ts';
import { toVisitorError } from './visitor-error.ts';

/** A link in letters: what its token allows, what its page asks, what its button does. */
interface LetterLink {
  path: string;
  purpose: TokenPurpose;
  asks: 'confirm' | 'leave';
  /** @returns what its page tells before anybody presses; undefined where it can ask */
  settled(routes: NewsletterRoutes, subject: string): Promise<Outcome | undefined>;
  /** @returns what to tell */
  act(routes: NewsletterRoutes, subject: string, request: FastifyRequest): Promise<Outcome>;
}

type Outcome = 'confirmed' | 'left' | 'expired';

const confirmLink: LetterLink = {
  path: newsletterPages.confirm,
  purpose: 'newsletter-confirm',
  asks: 'confirm',
  async settled({ store }, subject) {
    const state = await confirmState(store, readLinkToConfirm(subject));
    return state === 'open' ? undefined : state;
  },
  async act(routes, subject, request) {
    const { store, outbox, clock } = routes;
    const link = readLinkToConfirm(subject);
    const { state, held } = await confirmSubscription(store, routes, link, clock.now());
    logHeldLetter(request, held);
    outbox.wake();
    request.log.info({ subscription: link.subscriptionId, outcome: state }, 'subscription changed');
    return state;
  },
};

const leaveLink: LetterLink = {
  path: newsletterPages.unsubscribe,
  purpose: 'newsletter-unsubscribe',
  asks: 'leave',
  settled: async () => undefined,
  async act({ store }, subscription, request) {
    await unsubscribe(store, subscription);
    request.log.info({ subscription, outcome: 'left' }, 'subscription changed');
    return 'left';
  },
};

const statuses = { confirmed: 200, left: 200, expired: 410, unknown: 400 } as const;

/**
 * The pages behind the links in letters. A GET changes nothing, since scanners open every link
 * that arrives; the page's button posts. A mail program's own button posts to the link itself
 * (RFC 8058), without cookies, from anywhere, in either form type. So the token alone decides, and
 * there is no origin check.
 *
 * Big mailboxes post for very many people from few addresses. So leaving is limited for each link,
 * and everything else, forged tokens included, for each client together with all form calls.
 */
export async function registerNewsletterLinks(
  app: FastifyInstance,
  routes: NewsletterRoutes,
): Promise<void> {
  const perClient = app.rateLimit();
  const perLink = app.rateLimit({
    keyGenerator: (request) => `link:${getToken(request)}`,
  });
  await app.register(async (scope) => {
    // The link holds the token; nothing in such a body is needed.
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer' },
      (_request, _body, done) => done(null, {}),
    );
    for (const link of [confirmLink, leaveLink]) {
      const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
        refuse(routes, link, error, request, reply);
      scope.route({
        method: ['GET', 'HEAD'],
        url: link.path,
        handler: (request, reply) => ask(routes, link, request, reply),
        errorHandler,
      });
      scope.route({
        method: 'POST',
        url: link.path,
        async preHandler(request, reply) {
          const leaves = link === leaveLink && readToken(routes, link, request).kind === 'valid';
          await (leaves ? perLink : perClient).call(scope, request, reply);
        },
        handler: (request, reply) => act(routes, link, request, reply),
        errorHandler,
      });
    }
  });
}

async function ask(
  routes: NewsletterRoutes,
  link: LetterLink,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const read = readToken(routes, link, request);
  if (read.kind !== 'valid') return tell(routes, read.kind, reply);
  const settled = await link.settled(routes, read.id);
  if (settled) return tell(routes, settled, reply);
  return sendPage(reply, routes.page(askingView(routes, link, request)));
}

async function act(
  routes: NewsletterRoutes,
  link: LetterLink,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const read = readToken(routes, link, request);
  if (read.kind !== 'valid') return tell(routes, read.kind, reply);
  return tell(routes, await link.act(routes, read.id, request), reply);
}

/** The button stays, for another try. */
function refuse(
  routes: NewsletterRoutes,
  link: LetterLink,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const callError = toVisitorError(error, routes.email);
  logHttpError(request, callError);
  reply.code(callError.statusCode).headers(callError.headers);
  const view = { ...askingView(routes, link, request), description: callError.message };
  return sendPage(reply, routes.page(view));
}

function askingView(
  { words }: NewsletterRoutes,
  { asks, path }: LetterLink,
  request: FastifyRequest,
): NewsletterView {
  const { title, text, button } = words.pages[asks];
  return { title, description: text, act: { action: path, token: getToken(request), button } };
}

function tell(
  { words, page }: NewsletterRoutes,
  outcome: keyof typeof statuses,
  reply: FastifyReply,
) {
  const { title, text } = words.pages[outcome];
  const failed = outcome === 'expired' || outcome === 'unknown';
  const again = failed && { email: '', button: words.pages.again.button, invalid: false };
  reply.code(statuses[outcome]);
  return sendPage(reply, page({ title, description: text, ...(again && { again }) }));
}

const readToken = (
  { tokens, clock }: NewsletterRoutes,
  { purpose }: LetterLink,
  request: FastifyRequest,
): ReadToken => tokens.read(purpose, getToken(request), clock.now());
