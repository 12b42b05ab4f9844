import type { FastifyInstance } from 'fastify';

/** One line for each answered call, and for each page only where debugging is on. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const [path = ''] = request.url.split('?');
    const line = {
      method: request.method,
      path: path.slice(0, 200),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const worthALine = path.startsWith('/api/') || reply.statusCode >= 500;
    request.log[worthALine ? 'info' : 'debug'](line, 'answered');
    done();
  });
}
