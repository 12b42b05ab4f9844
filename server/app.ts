import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { createOffer, readBookingSettings } from './booking/booking-settings.ts';
import type { Calendars } from './booking/calendars.ts';
import { readOfferView } from './booking/page.ts';
import appointments from './booking/route.ts';
import type { ServerContext } from './context.ts';
import health from './health.ts';
import connections, {
  type ConnectionLimits,
  defaultConnectionLimits,
  toServerOptions,
} from './http/connections.ts';
import cors from './http/cors.ts';
import {
  bodyLimitBytes,
  handleClientError,
  handleError,
  sendHttpError,
  toHttpError,
} from './http/http-error.ts';
import notFound from './http/not-found.ts';
import rateLimit from './http/rate-limit.ts';
import securityHeaders from './http/security-headers.ts';
import { checkUrlLength, decodePath, isEndpoint } from './http/url.ts';
import type { DiskWatch } from './jobs/disk-watch.ts';
import consultations from './leads/route.ts';
import type { Newsletter } from './newsletter/newsletter.ts';
import newsletterRoutes from './newsletter/route.ts';
import { getSharedSecret } from './secrets.ts';
import { readBuiltSite } from './site/built-site.ts';
import { createSecurityHeaders } from './site/headers.ts';
import servedSite from './site/serve.ts';

interface AppOptions extends ServerContext {
  calendars: Calendars;
  newsletter: Newsletter;
  outbox: { wake(): void };
  disk: Pick<DiskWatch, 'check'>;
  connectionLimits?: ConnectionLimits;
}

/**
 * Builds the server: the endpoints and the built site. It does not listen yet.
 * @throws SiteMissingError if the site has not been built
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, record, newsletter, store } = options;
  const { connectionLimits = defaultConnectionLimits } = options;
  const site = readBuiltSite(config.SITE_DIST);
  const security = createSecurityHeaders(config.SITE_URL);
  const secret = getSharedSecret(config);

  const app: FastifyInstance = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Creating a child logger takes a fifth of a page's response time, and pages log nothing.
    childLoggerFactory: (logger, bindings, loggerOptions, { url = '' }) =>
      isEndpoint(url) ? logger.child(bindings, loggerOptions) : logger,
    trustProxy: config.TRUST_PROXY,
    bodyLimit: bodyLimitBytes,
    // Without this, Fastify loads about a hundred modules for JSON Schema.
    schemaController: {
      compilersFactory: { buildValidator: refuseJsonSchema, buildSerializer: refuseJsonSchema },
    },
    ...toServerOptions(connectionLimits),
    clientErrorHandler: handleClientError,
    // Errors before routing, where no hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers(security.common);
      sendHttpError(request, reply, checkUrlLength(request) ?? toHttpError(error));
    },
  });
  app.setErrorHandler(handleError);

  await app.register(connections, connectionLimits);
  app.addHook('onResponse', logResponse);
  await app.register(securityHeaders, { security });
  app.addHook('onRequest', (request, _reply, done) => done(checkUrlLength(request)));
  await app.register(cors, {
    origins: config.CORS_ORIGINS,
  });
  await app.register(rateLimit, {
    max: config.RATE_LIMIT_MAX,
    message: record.words.errors.tooMany,
  });
  await app.register(formbody);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', forbidCaching);
  await app.register(notFound);

  const bookingSettings = readBookingSettings(options);
  const booking = bookingSettings && { ...bookingSettings, store, calendars: options.calendars };
  await app.register(consultations, {
    ...options,
    secret,
    tokens: newsletter.tokens,
    createOffer: (lead) => booking && createOffer(booking, lead),
    readOffer: async (request) => booking && readOfferView(booking, request, options.clock.now()),
  });
  if (booking) await app.register(appointments, { ...options, booking });
  await app.register(newsletterRoutes, options);
  await app.register(health, options);
  await app.register(servedSite, { site, addresses: record.addresses, security });
  return app;
}

/** Logs one line for each response: of endpoints at level `info`, of pages at `debug`. */
function logResponse(
  { method, url, log }: FastifyRequest,
  { statusCode: status, elapsedTime }: FastifyReply,
  done: () => void,
) {
  const path = decodePath(url);
  const level = path.startsWith('/api/') || status >= 500 ? 'info' : 'debug';
  const ms = Math.round(elapsedTime);
  log[level]({ method, path: path.slice(0, 200), status, ms }, 'answered');
  done();
}

function forbidCaching({ url }: FastifyRequest, reply: FastifyReply, done: () => void) {
  if (isEndpoint(url)) reply.header('cache-control', 'no-store');
  done();
}

function refuseJsonSchema(): never {
  throw new Error('Routes validate with Zod.');
}
