/** The editor's own server: it hands out the editor and changes content files, for this machine alone. */
import { timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contentSchemas, namedContentFiles } from '../../lib/content/files.ts';
import { contentFolder } from '../../lib/content/folder.ts';
import { contentErrors } from '../content-errors.ts';
import {
  addPicture,
  editableFiles,
  openFile,
  pictureBeside,
  Refusal,
  removeFile,
  saveFile,
  schemaOf,
} from './content-files.ts';
import { formSchema } from './form-schema.ts';
import { pagesOfFile } from './page-of-file.ts';

/** Pictures straight from a camera; texts are far smaller. */
const mostBytes = 20_000_000;

export interface EditorOptions {
  /** Where the editor answers. */
  port: number;
  /** What a request must carry in `Authorization`; it is in the address that the terminal shows. */
  token: string;
  /** The site beside it, such as http://localhost:3000. */
  siteUrl: string;
  /** The editor's page and its script and style, by path. */
  assets: ReadonlyMap<string, Asset>;
}

export interface Asset {
  type: string;
  body: string;
}

const change = z.strictObject({
  fields: z.unknown(),
  body: z.string().optional(),
  version: z.string().nullable(),
});
const fileRoute = z.object({ '*': z.string() });
const pictureQuery = z.object({ picture: z.string() });
const versionQuery = z.object({ version: z.string() });

/** @returns the server, not yet listening; it must listen on 127.0.0.1 alone */
export function editorServer({ port, token, siteUrl, assets }: EditorOptions): FastifyInstance {
  const app = Fastify({ bodyLimit: mostBytes });
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': policy(siteUrl),
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    // A page elsewhere may have its own name lead here, or post here from afar.
    const { host = '', origin } = request.headers;
    if (!hosts.includes(host) || (origin && !hosts.includes(origin.replace('http://', ''))))
      throw new Refusal(403, 'The editor answers only to its own page on this machine.');
    // The matched route decides: the address may be percent-encoded or in absolute form.
    if (!assets.has(request.routeOptions.url ?? '') && !isAllowed(request, token))
      throw new Refusal(401, 'Open the editor by the address that the terminal shows.');
  });

  app.setErrorHandler((error, _request, reply) => answerError(error, reply));

  for (const [path, { type, body }] of assets)
    app.get(path, (_request, reply) => reply.type(type).send(body));

  app.get('/api/files', () => ({
    folder: contentFolder(),
    siteUrl,
    files: editableFiles().map((name) => ({ name, removable: !namedContentFiles.includes(name) })),
    folders: Object.keys(contentSchemas).filter((pattern) => pattern.includes('*')),
  }));

  app.get('/api/files/*', (request) => {
    const { '*': name } = fileRoute.parse(request.params);
    return { ...openFile(name), schema: formSchema(name) };
  });

  app.put('/api/files/*', async (request) => {
    const { '*': name } = fileRoute.parse(request.params);
    const { fields, body, version } = change.parse(request.body);
    const saved = saveFile(name, { fields, body }, version);
    return { version: saved, notes: await contentErrors() };
  });

  app.delete('/api/files/*', async (request) => {
    const { '*': name } = fileRoute.parse(request.params);
    removeFile(name, versionQuery.parse(request.query).version);
    return { notes: await contentErrors() };
  });

  app.get('/api/pages/*', async (request) => {
    const { '*': name } = fileRoute.parse(request.params);
    schemaOf(name);
    return { page: await pageOf(name, siteUrl) };
  });

  app.post('/api/pictures/*', async (request) => {
    const { '*': name } = fileRoute.parse(request.params);
    const { picture } = pictureQuery.parse(request.query);
    if (!Buffer.isBuffer(request.body)) throw new Refusal(415, 'A picture must be sent as one.');
    return { path: await addPicture(name, picture, request.body) };
  });

  app.get('/api/pictures/*', (request, reply) => {
    const { '*': name } = fileRoute.parse(request.params);
    const { bytes, ending } = pictureBeside(name, pictureQuery.parse(request.query).picture);
    const type = { '.jpg': 'jpeg' }[ending] ?? ending.slice(1);
    return reply.type(`image/${type}`).send(bytes);
  });

  return app;
}

/** The form's unions are told apart by code that its validator compiles. */
const policy = (siteUrl: string) =>
  [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' blob: data:",
    `frame-src ${siteUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

function isAllowed({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const due = Buffer.from(`Bearer ${token}`);
  return given.length === due.length && timingSafeEqual(given, due);
}

function answerError(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) {
    return reply.code(error.status).send({ message: error.message, problems: error.problems });
  }
  if (error instanceof z.ZodError) {
    return reply
      .code(400)
      .send({ message: 'The request has not the form of a change.', problems: [] });
  }
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500;
  const message = error instanceof Error ? error.message : 'The editor failed.';
  return reply.code(status).send({ message, problems: [] });
}

/** @returns the page that shows a file: the first likely one that is there */
async function pageOf(name: string, siteUrl: string): Promise<string> {
  for (const page of pagesOfFile(name)) {
    const answer = await fetch(siteUrl + page, { method: 'HEAD' }).catch(() => undefined);
    if (!answer || answer.ok) return page;
  }
  return '/';
}
