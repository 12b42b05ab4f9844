import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PagePolicy, SecurityHeaders } from '../site/headers.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a page under its own policy instead of the closed one. */
    pageHeaders(policy: PagePolicy): FastifyReply;
  }
}

/** Adds the security headers to every answer that Fastify sends. */
export function registerSecurityHeaders(app: FastifyInstance, security: SecurityHeaders): void {
  const { common, isPublicAddress, ofPage } = security;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(common);
    done();
  });
  app.decorateReply('pageHeaders', function (this: FastifyReply, policy: PagePolicy) {
    return this.headers(ofPage(policy, isPublicAddress(this.request.headers.host)));
  });
}
