import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../call-error.ts';
import { fallbackPage } from './page-fallback.ts';
import { redirectTarget } from './redirect.ts';
import { sendAsNotFound, sendSiteAnswer } from './send-site-answer.ts';
import type { Site } from './site.ts';
import { revalidated } from './site-answers.ts';
import { isHiddenPage } from './site-files.ts';

/** Serves the built site from memory, with the compressed twins that lie beside its files. */
export function registerStaticSite(app: FastifyInstance, { files, answers }: Site): void {
  app.log.info({ files: files.names.length, bytes: answers.bytes }, 'the site is in memory');

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      const path = decodedPath(request);
      const file = files.find(path);
      const answer = file === undefined ? undefined : answers.get(file);
      if (answer && answer.policy === undefined) return sendSiteAnswer(request, reply, answer);
      if (isHiddenPage(path)) return notFound(request, reply, path);
      const target = redirectTarget(request.raw.url ?? '/');
      if (target) return reply.header('cache-control', revalidated).redirect(target, 301);
      if (answer) return sendSiteAnswer(request, reply, answer);
      if (looksLikeFile(path)) throw new CallError(404, 'There is no such file.');
      const fallback = answers.get(files.find(fallbackPage(path) ?? '') ?? '');
      if (fallback) return sendSiteAnswer(request, reply, fallback);
      return notFound(request, reply, path);
    },
  });

  function notFound(request: FastifyRequest, reply: FastifyReply, path: string) {
    const page = answers.get(files.notFound(path));
    return page ? sendAsNotFound(request, reply, page) : reply.callNotFound();
  }
}

function decodedPath(request: FastifyRequest): string {
  const [path = '/'] = (request.raw.url ?? '/').split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    throw new CallError(400, 'The address is not encoded correctly.', { cause });
  }
}

/** A missing script or picture must not be answered with a page. */
const looksLikeFile = (path: string) => /\.[a-z0-9]+$/i.test(path.slice(path.lastIndexOf('/')));
