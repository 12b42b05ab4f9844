import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { PagePolicy, SecurityHeaders } from '../site/headers.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Replaces the closed policy with a page's own. */
    pageHeaders(policy: PagePolicy): FastifyReply;
  }
}

/** Adds the security headers to every response that Fastify sends. */
export default fp<{ security: SecurityHeaders }>(async (app, { security }) => {
  const { common, isPublicHost, getPageHeaders } = security;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(common);
    done();
  });
  app.decorateReply('pageHeaders', function (this: FastifyReply, policy: PagePolicy) {
    return this.headers(getPageHeaders(policy, isPublicHost(this.request.headers.host)));
  });
});
