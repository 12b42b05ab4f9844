import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { bookingEndpoints, bookingPages } from '../../lib/forms/booking.ts';
import { endpoints, newsletterPages, sentPages } from '../../lib/forms/endpoints.ts';
import { HttpError } from '../http/http-error.ts';
import { decodePath } from '../http/url.ts';

type PathMethods = [path: string, methods: readonly string[]];

/** The methods of each endpoint. */
const methodsByPath: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.values(endpoints).map((path): PathMethods => [path, ['POST']]),
  ...[bookingEndpoints.book, bookingEndpoints.cancel].map((path): PathMethods => [path, ['POST']]),
  ...[bookingEndpoints.slots, ...Object.values(bookingPages)].map(
    (path): PathMethods => [path, ['GET', 'HEAD']],
  ),
  ...Object.values(sentPages).map((path): PathMethods => [path, ['GET', 'HEAD']]),
  ...Object.values(newsletterPages).map((path): PathMethods => [path, ['GET', 'HEAD', 'POST']]),
]);

/** Answers 404 or 405 to requests that no route takes. */
export default fp(async (app) => {
  // Before the body is read: its type and size do not matter.
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 ? createError(request) : undefined);
  });
  const refuse = (request: FastifyRequest): never => {
    throw createError(request);
  };
  app.setNotFoundHandler(refuse);
  for (const url of ['/api', '/api/*']) {
    app.route({ method: ['GET', 'HEAD'], url, handler: refuse });
  }
});

function createError({ url, method }: FastifyRequest): HttpError {
  const path = decodePath(url);
  const methods = methodsByPath.get(path);
  if (methods) return createMethodError(methods);
  if (path === '/api' || path.startsWith('/api/')) {
    return new HttpError(404, 'There is no such call.');
  }
  // A file that was deleted after the start.
  if (method === 'GET' || method === 'HEAD') return new HttpError(404, 'There is no such file.');
  return createMethodError(['GET', 'HEAD']);
}

function createMethodError(methods: readonly string[]): HttpError {
  const names = new Intl.ListFormat('en').format(methods);
  return new HttpError(405, `This address takes ${names} requests only.`, {
    headers: { allow: methods.join(', ') },
  });
}
