/** The editor's server: serves the editor and changes content files, for this machine only. */
import { timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contentSchemas, namedContentFiles } from '../../lib/content/files.ts';
import { getContentFolder } from '../../lib/content/folder.ts';
import { findContentErrors } from '../content-check.ts';
import {
  addPicture,
  deleteFile,
  getSchema,
  listFiles,
  openFile,
  Refusal,
  readPicture,
  saveFile,
} from './content-files.ts';
import { createFormSchema } from './form-schema.ts';

/** Enough for pictures straight from a camera. */
const maxBodyBytes = 20_000_000;

export interface EditorOptions {
  port: number;
  /** The bearer token of every request. It is in the address that the terminal shows. */
  token: string;
  /** The site beside the editor, such as http://localhost:3000. */
  siteUrl: string;
  /** The editor's own files, by path. */
  assets: ReadonlyMap<string, Asset>;
}

export interface Asset {
  type: string;
  body: string;
}

const changeSchema = z.strictObject({
  fields: z.unknown(),
  body: z.string().optional(),
  version: z.string().nullable(),
});
const pathSchema = z.object({ '*': z.string() });
const pictureQuerySchema = z.object({ picture: z.string() });
const versionQuerySchema = z.object({ version: z.string() });

const getName = ({ params }: FastifyRequest) => pathSchema.parse(params)['*'];

/** @returns the server, which must listen on 127.0.0.1 only */
export function createEditorServer({
  port,
  token,
  siteUrl,
  assets,
}: EditorOptions): FastifyInstance {
  const app = Fastify({ bodyLimit: maxBodyBytes });
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': getPolicy(siteUrl),
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    // Against DNS rebinding and cross-site requests.
    const { host = '', origin } = request.headers;
    if (!hosts.includes(host) || (origin && !hosts.includes(origin.replace('http://', ''))))
      throw new Refusal(403, 'The editor answers only to its own page on this machine.');
    // Checks the matched route: the URL may be percent-encoded or in absolute form.
    if (!assets.has(request.routeOptions.url ?? '') && !hasToken(request, token))
      throw new Refusal(401, 'Open the editor at the address that the terminal shows.');
  });

  app.setErrorHandler((error, _request, reply) => sendError(error, reply));

  for (const [path, { type, body }] of assets)
    app.get(path, (_request, reply) => reply.type(type).send(body));

  app.get('/api/files', () => ({
    folder: getContentFolder(),
    siteUrl,
    files: listFiles().map((name) => ({ name, removable: !namedContentFiles.includes(name) })),
    folders: Object.keys(contentSchemas).filter((pattern) => pattern.includes('*')),
  }));

  app.get('/api/files/*', (request) => {
    const name = getName(request);
    return { ...openFile(name), schema: createFormSchema(name) };
  });

  app.put('/api/files/*', async (request) => {
    const { version, ...content } = changeSchema.parse(request.body);
    const newVersion = saveFile(getName(request), content, version);
    return { version: newVersion, notes: await findContentErrors() };
  });

  app.delete('/api/files/*', async (request) => {
    deleteFile(getName(request), versionQuerySchema.parse(request.query).version);
    return { notes: await findContentErrors() };
  });

  app.get('/api/pages/*', async (request) => {
    const name = getName(request);
    getSchema(name);
    return { page: await findPage(name, siteUrl) };
  });

  app.post('/api/pictures/*', async (request) => {
    const { picture } = pictureQuerySchema.parse(request.query);
    if (!Buffer.isBuffer(request.body)) throw new Refusal(415, 'The request has no picture.');
    return { path: await addPicture(getName(request), picture, request.body) };
  });

  app.get('/api/pictures/*', (request, reply) => {
    const { picture } = pictureQuerySchema.parse(request.query);
    const { bytes, type } = readPicture(getName(request), picture);
    return reply.type(type).send(bytes);
  });

  return app;
}

/** The form's validator compiles code to tell the kinds of an entry apart. */
const getPolicy = (siteUrl: string) =>
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

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const actual = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const httpErrorSchema = z.object({ statusCode: z.number() });

function sendError(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) {
    return reply.code(error.status).send({ message: error.message, problems: error.problems });
  }
  if (error instanceof z.ZodError) {
    return reply.code(400).send({ message: 'The request is not valid.', problems: [] });
  }
  const status = httpErrorSchema.safeParse(error).data?.statusCode ?? 500;
  const message = error instanceof Error ? error.message : 'The editor failed.';
  return reply.code(status).send({ message, problems: [] });
}

/** Paths of the folders whose pages are not below `/FOLDER/`. */
const folderPaths: Readonly<Record<string, string>> = {
  posts: '/blog/',
  articles: '/blog/',
  cities: '/locations/',
  pages: '/',
  'own-pages': '/',
  legal: '/',
};

/** Paths of the pages whose files have another name. */
const filePaths: Readonly<Record<string, string>> = {
  'pages/home.yaml': '/',
  'pages/city.yaml': '/locations',
  'pages/legal.yaml': '/privacy',
  'pages/newsletter.yaml': '/blog',
  'people.yaml': '/about',
  'claims.yaml': '/how-we-count',
  'testimonials.yaml': '/testimonials',
  'videos.yaml': '/blog',
  'form-fields.yaml': '/contact',
};

/** @returns the path of the page that shows a file: the first likely one that the site has, or the home page */
async function findPage(name: string, siteUrl: string): Promise<string> {
  const filePath = filePaths[name];
  if (filePath) return filePath;
  const [, folder = '', id = ''] = /^(?:(.+)\/)?([^/]+)\.\w+$/.exec(name) ?? [];
  const folderPath = folderPaths[folder] ?? `/${folder}/`;
  const paths = folder ? [folderPath + id, `/${id}`, folderPath.replace(/\/$/, '')] : [];
  for (const path of paths.filter(Boolean)) {
    const response = await fetch(siteUrl + path, { method: 'HEAD' }).catch(() => undefined);
    if (!response || response.ok) return path;
  }
  return '/';
}
