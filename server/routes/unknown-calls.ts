import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints, newsletterPages, sentPages } from '../../lib/forms/endpoints.ts';
import { HttpError } from '../plugins/errors.ts';
import { decodePath } from '../plugins/request-target.ts';

/** What each address takes that takes something else than a page of the site. */
const methods: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.values(endpoints).map((path): Methods => [path, ['POST']]),
  ...Object.values(sentPages).map((path): Methods => [path, ['GET', 'HEAD']]),
  ...Object.values(newsletterPages).map((path): Methods => [path, ['GET', 'HEAD', 'POST']]),
]);
type Methods = [path: string, methods: readonly string[]];

/** Answers for what no other route takes: a wrong method, or a call that does not exist. */
export function registerUnknownCalls(app: FastifyInstance): void {
  // Before the body is read: its type and size do not matter any more.
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 ? refusal(request) : undefined);
  });
  app.setNotFoundHandler((request) => {
    throw refusal(request);
  });
  for (const url of ['/api', '/api/*']) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler(request) {
        throw refusal(request);
      },
    });
  }
}

function refusal({ url, method }: FastifyRequest): HttpError {
  const path = decodePath(url);
  const allowed = methods.get(path);
  if (allowed) return notAllowed(allowed);
  if (path === '/api' || path.startsWith('/api/'))
    return new HttpError(404, 'There is no such call.');
  // A file that went away after the start.
  if (method === 'GET' || method === 'HEAD') return new HttpError(404, 'There is no such file.');
  return notAllowed(['GET', 'HEAD']);
}

function notAllowed(allowed: readonly string[]): HttpError {
  const names = new Intl.ListFormat('en').format(allowed);
  const sentence = `This address takes ${names} requests only.`;
  return new HttpError(405, sentence, { headers: { allow: allowed.join(', ') } });
}
