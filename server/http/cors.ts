import cors from '@fastify/cors';
import fp from 'fastify-plugin';
import { bookingEndpoints } from '../../lib/forms/booking.ts';
import { endpoints } from '../../lib/forms/endpoints.ts';
import { decodePath } from './url.ts';

interface CorsOptions {
  origins: readonly string[];
}

/** Only the endpoints of forms are open to other origins. */
const paths: readonly string[] = [...Object.values(endpoints), ...Object.values(bookingEndpoints)];
/** How long a browser keeps the response to a preflight; the maximum in Chrome. */
const preflightSeconds = 7200;

/** Lets pages of the listed origins use the endpoints. Other origins get no CORS headers. */
export default fp<CorsOptions>(async (app, { origins }) => {
  if (origins.length === 0) return;
  await app.register(cors, {
    delegator: (request, callback) => {
      const { origin = '' } = request.headers;
      const isAllowed = paths.includes(decodePath(request.url)) && origins.includes(origin);
      callback(null, {
        origin: isAllowed && origin,
        methods: ['POST'],
        allowedHeaders: ['content-type', 'idempotency-key'],
        exposedHeaders: ['retry-after'],
        maxAge: preflightSeconds,
      });
    },
  });
});
