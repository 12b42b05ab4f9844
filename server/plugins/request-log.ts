import type { FastifyInstance } from 'fastify';
import { decodePath } from './request-target.ts';

/** Logs one line for each answered call, and for each page only at the level `debug`. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', ({ method, url, log }, { statusCode: status, elapsedTime }, done) => {
    const path = decodePath(url);
    const level = path.startsWith('/api/') || status >= 500 ? 'info' : 'debug';
    const ms = Math.round(elapsedTime);
    log[level]({ method, path: path.slice(0, 200), status, ms }, 'answered');
    done();
  });
}
