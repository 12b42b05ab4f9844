import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../call-error.ts';
import { fallbackPage } from './page-fallback.ts';
import { redirectTarget } from './redirect.ts';
import { isHiddenPage, readSiteFiles } from './site-files.ts';

/** Names in this folder carry a hash of their content, so they never change. */
const hashedFolder = '_astro/';
const forAYear = 'public, max-age=31536000, immutable';
/** Kept, but asked for again with its ETag each time. */
const revalidated = 'no-cache';

/**
 * Serves the built site with the compressed twins that lie beside its files.
 * @throws SiteMissingError if the folder holds no built site
 */
export async function registerStaticSite(app: FastifyInstance, distDir: string): Promise<void> {
  const root = resolve(distDir);
  const files = readSiteFiles(root);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      const path = decodedPath(request);
      const file = files.find(path);
      if (file && !file.endsWith('.html')) return sendFile(reply, file);
      if (isHiddenPage(path)) return sendNotFoundPage(request, reply, files.notFound(path));
      const target = redirectTarget(request.raw.url ?? '/');
      if (target) return reply.header('cache-control', revalidated).redirect(target, 301);
      if (file) return sendFile(reply, file);
      if (looksLikeFile(path)) throw new CallError(404, 'There is no such file.');
      const fallback = files.find(fallbackPage(path) ?? '');
      if (fallback) return sendFile(reply, fallback);
      return sendNotFoundPage(request, reply, files.notFound(path));
    },
  });
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

function sendFile(reply: FastifyReply, file: string) {
  reply.header('cache-control', file.startsWith(hashedFolder) ? forAYear : revalidated);
  return reply.sendFile(file);
}

/** Such a request could get an empty or a cut page, but there is nothing that it could have kept. */
const conditions = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'range',
];

function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, file: string) {
  for (const name of conditions) delete request.raw.headers[name];
  reply.code(404).header('cache-control', revalidated);
  return reply.sendFile(file, { etag: false, lastModified: false, acceptRanges: false });
}
