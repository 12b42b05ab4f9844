import fp from 'fastify-plugin';
import { decodePath } from '../http/url.ts';

/** Logs one line for each response: of endpoints at level `info`, of pages at `debug`. */
export default fp(async (app) => {
  app.addHook('onResponse', ({ method, url, log }, { statusCode: status, elapsedTime }, done) => {
    const path = decodePath(url);
    const level = path.startsWith('/api/') || status >= 500 ? 'info' : 'debug';
    const ms = Math.round(elapsedTime);
    log[level]({ method, path: path.slice(0, 200), status, ms }, 'answered');
    done();
  });
});
