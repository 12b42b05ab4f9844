import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newsletterPages } from '../../contracts/endpoints.ts';
import { confirmSubscription } from '../domain/confirm-subscription.ts';
import type { ReadToken, TokenPurpose } from '../domain/tokens.ts';
import { unsubscribe } from '../domain/unsubscribe.ts';
import { logCallError } from '../plugins/errors.ts';
import type { NewsletterRoutes, NewsletterView } from './newsletter-page.ts';
import { sendFilledPage } from './page-template.ts';
import { typedText } from './read-body.ts';
import { asVisitorError } from './visitor-error.ts';

/** A link in letters: what its token allows, what its page asks, what its button does. */
interface LetterLink {
  path: string;
  purpose: TokenPurpose;
  asks: 'confirm' | 'leave';
  /** @returns what to tell */
  act(routes: NewsletterRoutes, id: string): Promise<'confirmed' | 'left' | 'expired'>;
}

const confirmLink: LetterLink = {
  path: newsletterPages.confirm,
  purpose: 'newsletter-confirm',
  asks: 'confirm',
  async act({ store, outbox, clock }, id) {
    // What retention or the staff deleted meanwhile has waited too long as well.
    if (!(await confirmSubscription(store, id, clock.now()))) return 'expired';
    outbox.wake();
    return 'confirmed';
  },
};

const leaveLink: LetterLink = {
  path: newsletterPages.unsubscribe,
  purpose: 'newsletter-unsubscribe',
  asks: 'leave',
  async act({ store }, id) {
    await unsubscribe(store, id);
    return 'left';
  },
};

const statuses = { confirmed: 200, left: 200, expired: 410, unknown: 400 } as const;

/**
 * The pages behind the links in letters. A GET changes nothing, since scanners open every link
 * that arrives; the page's button posts. A mail program's own button posts to the link itself
 * (RFC 8058), without cookies, from anywhere, in either form type. So the token alone decides: no
 * origin check, and no rate limit, which would hit the few addresses that big mailboxes post from.
 */
export async function registerNewsletterLinks(
  app: FastifyInstance,
  routes: NewsletterRoutes,
): Promise<void> {
  await app.register(async (scope) => {
    // The link holds the token; nothing in such a body is needed.
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer' },
      (_request, _body, done) => done(null, {}),
    );
    for (const link of [confirmLink, leaveLink]) {
      scope.get(link.path, (request, reply) => ask(routes, link, request, reply));
      scope.route({
        method: 'POST',
        url: link.path,
        handler: (request, reply) => act(routes, link, request, reply),
        errorHandler: (error, request, reply) => refuse(routes, link, error, request, reply),
      });
    }
  });
}

function ask(
  routes: NewsletterRoutes,
  link: LetterLink,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const read = readToken(routes, link, request);
  if (read.kind !== 'valid') return tell(routes, read.kind, reply);
  return sendFilledPage(reply, routes.page(askingView(routes, link, request)));
}

async function act(
  routes: NewsletterRoutes,
  link: LetterLink,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const read = readToken(routes, link, request);
  if (read.kind !== 'valid') return tell(routes, read.kind, reply);
  const outcome = await link.act(routes, read.id);
  request.log.info({ subscription: read.id, outcome }, 'subscription changed');
  return tell(routes, outcome, reply);
}

/** The button stays, for another try. */
function refuse(
  routes: NewsletterRoutes,
  link: LetterLink,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const callError = asVisitorError(error, routes.email);
  logCallError(request, callError);
  reply.code(callError.statusCode).headers(callError.headers);
  const view = { ...askingView(routes, link, request), description: callError.message };
  return sendFilledPage(reply, routes.page(view));
}

function askingView(
  { words }: NewsletterRoutes,
  { asks, path }: LetterLink,
  request: FastifyRequest,
): NewsletterView {
  const { title, text, button } = words.pages[asks];
  return { title, description: text, act: { action: path, token: tokenIn(request), button } };
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
  return sendFilledPage(reply, page({ title, description: text, ...(again && { again }) }));
}

const readToken = (
  { tokens, clock }: NewsletterRoutes,
  { purpose }: LetterLink,
  request: FastifyRequest,
): ReadToken => tokens.read(purpose, tokenIn(request), clock.now());

const query = z.object({ token: z.string() }).catch({ token: '' });

const tokenIn = (request: FastifyRequest) =>
  typedText(request.body, 'token') || query.parse(request.query).token;
