import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../lib/forms/endpoints.ts';
import type { Config } from '../config.ts';
import { decodePath } from './request-target.ts';

/** Only what forms are sent to is open to other origins. */
const paths: readonly string[] = Object.values(endpoints);
/** How long a browser keeps the answer to a preflight: Chrome keeps none for longer. */
const preflightSeconds = 7200;

/**
 * Lets the pages of the listed origins make the site's calls (the Fetch standard, CORS protocol). Everybody
 * else is answered as if there were no such thing.
 */
export async function registerCors(
  app: FastifyInstance,
  { CORS_ORIGINS, CORS_CREDENTIALS }: Config,
): Promise<void> {
  if (CORS_ORIGINS.length === 0) return;
  await app.register(cors, {
    delegator: (request, decide) => {
      const { origin = '' } = request.headers;
      const allowed = paths.includes(decodePath(request.url)) && CORS_ORIGINS.includes(origin);
      decide(null, {
        origin: allowed && origin,
        methods: ['POST'],
        allowedHeaders: ['content-type', 'idempotency-key'],
        exposedHeaders: ['retry-after'],
        credentials: CORS_CREDENTIALS,
        maxAge: preflightSeconds,
      });
    },
  });
}
