/** The editor's server: serves the editor and changes content files, for this machine only. */
import { timingSafeEqual } from 'node:crypto';
import { posix } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { explainIssue } from '../../lib/content/explain-issue.ts';
import { contentSchemas, namedContentFiles } from '../../lib/content/files.ts';
import { getContentFolder } from '../../lib/content/folder.ts';
import { getPagePaths } from '../../lib/content/page-paths.ts';
import { ContentError } from '../../lib/content/read.ts';
import { sitePath } from '../../lib/content/schemas/words.ts';
import { findContentErrors, findContentNotes } from '../content-check.ts';
import {
  addPicture,
  deleteFile,
  getAddress,
  getSchema,
  listFiles,
  openFile,
  Refusal,
  readPicture,
  renameFile,
  saveFile,
} from './content-files.ts';
import { findText } from './find-text.ts';
import { createFormSchema } from './form-schema.ts';

/** Enough for pictures straight from a camera. */
const maxBodyBytes = 20_000_000;

interface EditorOptions {
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
const deletionSchema = z.object({ version: z.string(), redirect: sitePath.optional() });
const renamingSchema = z.strictObject({ version: z.string(), name: z.string() });
const searchSchema = z.object({ text: z.string() });

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
    return { ...openFile(name), schema: createFormSchema(name), address: getAddress(name) };
  });

  app.put('/api/files/*', async (request) => {
    const { version, ...content } = changeSchema.parse(request.body);
    const newVersion = saveFile(getName(request), content, version);
    return { version: newVersion, ...(await checkAll()) };
  });

  app.delete('/api/files/*', async (request) => {
    const { version, redirect } = deletionSchema.parse(request.query, { error: explainIssue });
    deleteFile(getName(request), version, redirect);
    return checkAll();
  });

  app.post('/api/names/*', async (request) => {
    const { version, name } = renamingSchema.parse(request.body);
    renameFile(getName(request), version, name);
    return checkAll();
  });

  app.get('/api/texts', (request) => ({
    matches: findText(searchSchema.parse(request.query).text),
  }));

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

const checkAll = async () => ({
  errors: await findContentErrors(),
  notes: await findContentNotes(),
});

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
    const message = error.issues.map((issue) => [...issue.path, issue.message].join(': '));
    return reply.code(400).send({ message: message.join('\n'), problems: [] });
  }
  if (error instanceof ContentError) {
    return reply.code(422).send({ message: error.message, problems: [] });
  }
  const status = httpErrorSchema.safeParse(error).data?.statusCode ?? 500;
  const message = error instanceof Error ? error.message : 'The editor failed.';
  return reply.code(status).send({ message, problems: [] });
}

/** Pages whose path does not follow from the name of the file. */
const pagesByFile: Readonly<Record<string, string>> = {
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
  const page = pagesByFile[name];
  if (page) return page;
  const own = getPagePaths(name);
  const paths = own.length > 0 ? own : [`/${name.replace(/^pages\/|\.\w+$/g, '')}`];
  for (const path of [...paths, ...paths.map(posix.dirname)]) {
    const response = await fetch(siteUrl + path, { method: 'HEAD' }).catch(() => undefined);
    if (!response || response.ok) return path;
  }
  return '/';
}
