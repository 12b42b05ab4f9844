import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { HttpError } from './http-error.ts';
import { decodePath } from './url.ts';

/** Answers 404 or 405 to requests that no route takes. */
export default fp(async (app) => {
  /** The methods of each endpoint. */
  const methodsByPath = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method, handler }) => {
    if (handler === refuse || url.includes('*')) return;
    methodsByPath.set(url, new Set([...(methodsByPath.get(url) ?? []), ...[method].flat()]));
  });
  const createError = ({ url, method }: FastifyRequest): HttpError => {
    const path = decodePath(url);
    const methods = methodsByPath.get(path);
    if (methods) return createMethodError([...methods]);
    if (path === '/api' || path.startsWith('/api/')) {
      return new HttpError(404, 'There is no such call.');
    }
    // A file that was deleted after the start.
    if (method === 'GET' || method === 'HEAD') return new HttpError(404, 'There is no such file.');
    return createMethodError(['GET', 'HEAD']);
  };
  const refuse = (request: FastifyRequest): never => {
    throw createError(request);
  };
  // Before the body is read: its type and size do not matter.
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 ? createError(request) : undefined);
  });
  app.setNotFoundHandler(refuse);
  for (const url of ['/api', '/api/*']) {
    app.route({ method: ['GET', 'HEAD'], url, handler: refuse });
  }
});

function createMethodError(methods: readonly string[]): HttpError {
  const names = new Intl.ListFormat('en').format(methods);
  return new HttpError(405, `This address takes ${names} requests only.`, {
    headers: { allow: methods.join(', ') },
  });
}
