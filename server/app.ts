import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { BuildRecord } from '../lib/site-record.ts';
import type { Config } from './config.ts';
import type { Outbox } from './deliveries/outbox.ts';
import type { Newsletter } from './domain/newsletter.ts';
import { createFieldsDigest } from './domain/same-lead.ts';
import type { DiskWatch } from './jobs/disk-watch.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { answerClientError } from './plugins/client-error.ts';
import {
  type ConnectionLimits,
  connectionOptions,
  defaultConnectionLimits,
  registerConnections,
} from './plugins/connections.ts';
import { registerCors } from './plugins/cors.ts';
import { bodyLimitBytes, registerErrors, sendHttpError, toHttpError } from './plugins/errors.ts';
import { registerLimits } from './plugins/limits.ts';
import {
  defaultPressureLimits,
  type PressureLimits,
  registerPressure,
} from './plugins/pressure.ts';
import { processLimit } from './plugins/process-limit.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import {
  checkUrlLength,
  isEndpoint,
  registerRequestTarget,
  toOriginForm,
} from './plugins/request-target.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { sharedLimit } from './plugins/shared-limit.ts';
import { registerConsultations } from './routes/consultations.ts';
import { readFormResultPage } from './routes/form-result-page.ts';
import { registerHealth } from './routes/health.ts';
import { registerNewsletterLinks } from './routes/newsletter-links.ts';
import { readNewsletterPage } from './routes/newsletter-page.ts';
import { registerSubscribe } from './routes/newsletter-subscribe.ts';
import { registerUnknownCalls } from './routes/unknown-calls.ts';
import { sharedSecret } from './settings/secrets.ts';
import { readBuiltSite } from './site/built-site.ts';
import { securityHeaders } from './site/headers.ts';
import { registerSite } from './site/serve.ts';
import type { Store } from './store/store.ts';

export interface AppOptions {
  config: Config;
  record: BuildRecord;
  newsletter: Newsletter;
  store: Store;
  outbox: Pick<Outbox, 'owed' | 'wake'>;
  disk: Pick<DiskWatch, 'look'>;
  log: FastifyBaseLogger;
  clock?: Clock;
  pressure?: PressureLimits;
  connections?: ConnectionLimits;
}

/**
 * The whole server but its port: the calls, and the built site behind them.
 * @throws SiteMissingError if the site has not been built
 */
export async function buildApp(parts: AppOptions): Promise<FastifyInstance> {
  const { config, record, newsletter, store, outbox, disk, clock = systemClock } = parts;
  const { connections = defaultConnectionLimits } = parts;
  const site = readBuiltSite(config.SITE_DIST);
  const security = securityHeaders(config.SITE_URL);
  const app: FastifyInstance = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A logger for each page would cost a fifth of its answer, for a line that is not written.
    childLoggerFactory: (logger, bindings, options, { url = '' }) =>
      isEndpoint(url) ? logger.child(bindings, options) : logger,
    trustProxy: config.TRUST_PROXY,
    bodyLimit: bodyLimitBytes,
    rewriteUrl: toOriginForm,
    // Fastify's own checks, a hundred modules, would be loaded whether a route has any or not.
    schemaController: {
      compilersFactory: { buildValidator: noJsonSchemas, buildSerializer: noJsonSchemas },
    },
    ...connectionOptions(connections),
    clientErrorHandler: answerClientError,
    // What cannot even be routed gets the same kind of answer as everything else.
    frameworkErrors: (error, request, reply) => {
      reply.headers(security.common);
      sendHttpError(request, reply, checkUrlLength(request) ?? toHttpError(error));
    },
  });
  registerConnections(app, connections);
  registerErrors(app);
  registerRequestLog(app);
  registerSecurityHeaders(app, security);
  registerRequestTarget(app);
  await registerCors(app, config);
  await registerLimits(app, config.RATE_LIMIT_MAX, limitOf(parts, clock));
  registerPressure(app, parts.pressure ?? defaultPressureLimits);
  await app.register(formbody);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, reply, done) => {
    if (isEndpoint(request.url)) reply.header('cache-control', 'no-store');
    done();
  });

  const pages = { siteUrl: config.SITE_URL, pageOrigins: config.CORS_ORIGINS };
  const shared = { store, outbox, ...pages, email: record.brand.email, clock };
  const { referencePrefix } = record.brand;
  const fieldsDigest = createFieldsDigest(sharedSecret(config));
  const ownFields = record.formFields;
  const formPage = readFormResultPage(config.SITE_DIST, ownFields);
  registerConsultations(app, {
    ...shared,
    fieldsDigest,
    ownFields,
    page: formPage,
    tokens: newsletter.tokens,
    referencePrefix,
  });
  const page = readNewsletterPage(config.SITE_DIST);
  const newsletterRoutes = { ...shared, ...newsletter, page };
  registerSubscribe(app, newsletterRoutes);
  await registerNewsletterLinks(app, newsletterRoutes);
  registerHealth(app, { store, disk, letterLimits: newsletter.limits, clock });
  registerUnknownCalls(app);
  registerSite(app, site, record.addresses, security);
  return app;
}

function noJsonSchemas(): never {
  throw new Error('Routes check with Zod.');
}

/** Processes on one PostgreSQL share their limits; on SQLite each counts for itself. */
function limitOf({ config, store, log }: AppOptions, clock: Clock) {
  if (!config.DATABASE_URL) return processLimit(clock);
  return sharedLimit({ store, secret: sharedSecret(config), clock, log });
}
