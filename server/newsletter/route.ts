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

/** A link in letters: its page shows a button, which posts the token. */
interface LetterLink {
  path: string;
  purpose: TokenPurpose;
  /** The texts of the page with the button. */
  texts: 'confirm' | 'leave';
  /** @returns the outcome if the button would change nothing */
  findOutcome(subject: string): Promise<Outcome | undefined>;
  act(subject: string, request: FastifyRequest): Promise<Outcome>;
}

type Outcome = 'confirmed' | 'left' | 'expired';

const statuses = { confirmed: 200, left: 200, expired: 410, unknown: 400 } as const;

/** Accepts newsletter subscriptions as JSON or as form posts, and serves the links in letters. */
export default async function newsletterRoutes(app: FastifyInstance, options: NewsletterOptions) {
  const { config, record, store, outbox, newsletter, clock } = options;
  const { required, failure, success } = record.words.newsletter;
  const { pages, accepted } = newsletter.words;
  const schema = createSubscriptionSchema(record.words.newsletter);
  const renderTemplate = readPageTemplate(config.SITE_DIST, 'newsletter-result');
  /** Renders the page after a form post and behind the links in letters. */
  const renderPage = (view: NewsletterView) =>
    renderTemplate({ act: false, again: false, sent: false, ...view });

  const confirmLink: LetterLink = {
    path: newsletterPages.confirm,
    purpose: 'newsletter-confirm',
    texts: 'confirm',
    async findOutcome(subject) {
      const state = await getConfirmState(store.db, parseConfirmLink(subject));
      return state === 'open' ? undefined : state;
    },
    async act(subject, { log }) {
      const link = parseConfirmLink(subject);
      const outcome = await confirmSubscription(store, link, clock.now());
      outbox.wake();
      log.info({ subscription: link.subscriptionId, outcome }, 'subscription changed');
      return outcome;
    },
  };

  const leaveLink: LetterLink = {
    path: newsletterPages.unsubscribe,
    purpose: 'newsletter-unsubscribe',
    texts: 'leave',
    findOutcome: async () => undefined,
    async act(subscription, { log }) {
      await unsubscribe(store, subscription, clock.now());
      log.info({ subscription, outcome: 'left' }, 'subscription changed');
      return 'left';
    },
  };

  // Where no page offers the newsletter, links in earlier letters keep working.
  registerLetterLinks();
  if (!record.hasNewsletter) return;

  addFormRoute(app, options, {
    url: endpoints.newsletterSubscribe,
    async handler(request, reply) {
      const { email, [honeypotField]: honeypot } = readSubscription(request);
      // A bot gets the same response as a person.
      if (!honeypot) {
        await subscribe(store, newsletter, email, clock.now());
        // After the response, which sending a letter would delay.
        reply.raw.once('finish', () => outbox.wake());
      }
      if (wantsPage(request)) return reply.redirect(sentPages.newsletter, 303);
      return reply.code(202).send({ message: accepted } satisfies SubscriptionAccepted);
    },
    /** Shows the form again. */
    renderRefusal({ message: description, errors }, { body }) {
      const { title } = description === required.description ? required : failure;
      const email = getText(body, 'email');
      const again = { email, button: pages.again.button, invalid: errors.length > 0 };
      return renderPage({ title, description, again });
    },
  });

  // The page after a form post, the same for every address.
  app.route({
    method: ['GET', 'HEAD'],
    url: sentPages.newsletter,
    handler: async (_request, reply) =>
      sendPage(reply, renderPage({ title: success.title, description: accepted, sent: true })),
  });

  /** @throws HttpError 400 with the message for the field */
  function readSubscription(request: FastifyRequest): Subscription {
    const result = schema.safeParse(readBody(request, ['email']));
    if (result.success) return result.data;
    const message = result.error.issues[0]?.message ?? required.description;
    throw new HttpError(400, message, { errors: [{ field: 'email', message }] });
  }

  /**
   * The pages behind the links in letters. GET changes nothing, because mail scanners open every link;
   * the page's button posts. The one-click button of a mail program posts to the link itself (RFC 8058),
   * without cookies, from any origin, in either form type. So only the token is checked.
   *
   * Large mailbox providers post for many people from few addresses. So unsubscribing has a limit per
   * link; everything else, forged tokens included, counts towards the client's limit for all forms.
   */
  function registerLetterLinks() {
    const limitClient = app.rateLimit();
    const limitLink = app.rateLimit({ keyGenerator: (request) => `link:${getToken(request)}` });
    // The link contains the token, so this body is ignored.
    app.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer' },
      (_request, _body, done) => done(null, {}),
    );
    for (const link of [confirmLink, leaveLink]) {
      app.route({
        method: ['GET', 'HEAD', 'POST'],
        url: link.path,
        async preHandler(request, reply) {
          if (request.method !== 'POST') return;
          const isLeaving = link === leaveLink && readToken(link, request).kind === 'valid';
          await (isLeaving ? limitLink : limitClient).call(app, request, reply);
        },
        async handler(request, reply) {
          const token = readToken(link, request);
          if (token.kind !== 'valid') return sendOutcome(token.kind, reply);
          const outcome = await (request.method === 'POST'
            ? link.act(token.id, request)
            : link.findOutcome(token.id));
          if (outcome) return sendOutcome(outcome, reply);
          return sendPage(reply, renderPage(createLinkView(link, request)));
        },
        /** Shows the error and keeps the button, for a retry. */
        errorHandler(error, request, reply) {
          const formError = reportFormError(request, error, record);
          const view = { ...createLinkView(link, request), description: formError.message };
          return sendErrorPage(reply, formError, renderPage(view));
        },
      });
    }
  }

  function readToken({ purpose }: LetterLink, request: FastifyRequest): ReadToken {
    return newsletter.tokens.read(purpose, getToken(request), clock.now());
  }

  function createLinkView({ texts, path }: LetterLink, request: FastifyRequest): NewsletterView {
    const { title, text, button } = pages[texts];
    return { title, description: text, act: { action: path, token: getToken(request), button } };
  }

  function sendOutcome(outcome: keyof typeof statuses, reply: FastifyReply) {
    const { title, text: description } = pages[outcome];
    const hasFailed = outcome === 'expired' || outcome === 'unknown';
    const again = hasFailed && { email: '', button: pages.again.button, invalid: false };
    reply.code(statuses[outcome]);
    return sendPage(reply, renderPage({ title, description, ...(again && { again }) }));
  }
}
