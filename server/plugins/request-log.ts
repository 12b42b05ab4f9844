import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** One line for each answered call, and for each page only where debugging is on. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const [path = ''] = request.url.split('?');
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    logAnswered(request.log, { method, path, status, ms: Math.round(elapsedTime) });
    done();
  });
}

interface Answered {
  method: string | undefined;
  path: string;
  status: number;
  ms?: number;
}

export function logAnswered(log: FastifyBaseLogger, answered: Answered): void {
  const { path, status } = answered;
  const worthALine = path.startsWith('/api/') || status >= 500;
  log[worthALine ? 'info' : 'debug']({ ...answered, path: path.slice(0, 200) }, 'answered');
}
