import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls } from '../../contracts/calls.ts';
import { CallError } from '../call-error.ts';

const callPaths: ReadonlySet<string> = new Set([calls.consultations, calls.consultationWebhook]);

/** Answers for what no other route takes: a wrong method, or a call that does not exist. */
export function registerUnknownCalls(app: FastifyInstance): void {
  // Before the body is read: its type and size do not matter any more.
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw refusal(request);
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

function refusal({ url, method }: FastifyRequest): CallError {
  const [path = ''] = url.split('?');
  if (callPaths.has(path)) return notAllowed('POST');
  if (path === '/api' || path.startsWith('/api/'))
    return new CallError(404, 'There is no such call.');
  // A file that went away after the start.
  if (method === 'GET' || method === 'HEAD') return new CallError(404, 'There is no such file.');
  return notAllowed('GET, HEAD');
}

function notAllowed(allow: string): CallError {
  const sentence = `This address takes ${allow.replace(', ', ' and ')} requests only.`;
  return new CallError(405, sentence, { headers: { allow } });
}
