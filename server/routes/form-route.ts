import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { type HttpError, sendHttpError } from '../http/http-error.ts';
import { requireOwnSite, wantsPage } from './form-request.ts';
import { type RenderedPage, reportFormError, sendErrorPage } from './rendered-page.ts';

interface FormRoute {
  url: string;
  handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Renders the page that answers a refused form post. */
  renderRefusal(error: HttpError, request: FastifyRequest): RenderedPage | Promise<RenderedPage>;
  /** The message while the store cannot be written. It may contain the marker `{email}`. */
  unavailable?: string;
}

/** Adds an endpoint that accepts a form of this site's pages, as JSON or as a form post. */
export function addFormRoute(
  app: FastifyInstance,
  context: Pick<ServerContext, 'config' | 'record'>,
  { url, handler, renderRefusal, unavailable }: FormRoute,
): void {
  app.route({
    method: 'POST',
    url,
    // After the body is read, so that the page of a refused form post keeps what was sent.
    preHandler: app.rateLimit(),
    async handler(request, reply) {
      requireOwnSite(request, context);
      return handler(request, reply);
    },
    async errorHandler(error, request, reply) {
      const formError = reportFormError(request, error, context.record, unavailable);
      if (!wantsPage(request)) return sendHttpError(request, reply, formError);
      return sendErrorPage(reply, formError, await renderRefusal(formError, request));
    },
  });
}
