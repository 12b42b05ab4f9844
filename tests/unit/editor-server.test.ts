/** @module-tag nightly */
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createEditorServer } from '../../owner/edit/server.ts';
import { fixtureContent } from '../support/fixture-content.ts';

const content = mkdtempSync(join(tmpdir(), 'site-test-'));
const token = 'a-token';
const assets = new Map([['/', { type: 'text/html', body: 'the editor' }]]);
const app = createEditorServer({ port: 3002, token, siteUrl: 'http://localhost:1', assets });
const headers = { host: 'localhost:3002', authorization: `Bearer ${token}` };
const readText = (name: string) => readFileSync(join(content, name), 'utf8');

const fileSchema = z.object({
  fields: z.record(z.string(), z.unknown()),
  body: z.string().optional(),
  version: z.string().nullable(),
});
const open = async (name: string) =>
  fileSchema.parse((await app.inject({ url: `/api/files/${name}`, headers })).json());
const save = (name: string, payload: object, more: object = {}) =>
  app.inject({
    method: 'PUT',
    url: `/api/files/${name}`,
    headers: { ...headers, ...more },
    payload,
  });

beforeAll(() => vi.stubEnv('CONTENT_DIR', content));
beforeEach(() => cpSync(fixtureContent, content, { recursive: true }));
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
  rmSync(content, { recursive: true });
});

const post = 'posts/count-the-cutover-weekends.md';

it('opens every listed file with a form', async () => {
  const { files } = z
    .object({ files: z.array(z.object({ name: z.string() })) })
    .parse((await app.inject({ url: '/api/files', headers })).json());
  expect(files.length).toBeGreaterThan(40);
  for (const { name } of files) {
    const response = await app.inject({ url: `/api/files/${name}`, headers });
    expect(response.statusCode, name).toBe(200);
    expect(response.json(), name).toHaveProperty('schema');
  }
});

it('saves a change and keeps the rest of the file', async () => {
  const before = readText(post);
  const { fields, body, version } = await open(post);
  const saved = await save(post, { fields: { ...fields, title: 'Another title' }, body, version });
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toMatchObject({ errors: [], notes: [] });
  expect(readText(post)).toBe(before.replace(/^title: .*$/m, 'title: Another title'));
});

it('accepts a repeated change', async () => {
  const { fields, body, version } = await open(post);
  const payload = { fields: { ...fields, title: 'Said twice' }, body, version };
  const first = await save(post, payload);
  const again = await save(post, payload);
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect((await save(post, { ...payload, body: 'Another text.' })).statusCode).toBe(409);
});

it('accepts a repeated deletion', async () => {
  const { fields, body } = await open(post);
  await save('posts/short-lived.md', { fields, body, version: null });
  const { version } = await open('posts/short-lived.md');
  for (const attempt of [1, 2]) {
    const url = `/api/files/posts/short-lived.md?version=${version}`;
    const removed = await app.inject({ method: 'DELETE', url, headers });
    expect(removed.statusCode, String(attempt)).toBe(200);
  }
});

it('shows the list for a new post, and its page as soon as the site has it', async () => {
  const paths = new Set(['/blog']);
  const site = createServer(({ url = '' }, response) =>
    response.writeHead(paths.has(url) ? 200 : 404).end(),
  ).listen(0);
  await once(site, 'listening');
  const { port } = z.object({ port: z.number() }).parse(site.address());
  const beside = createEditorServer({
    port: 3002,
    token,
    siteUrl: `http://localhost:${port}`,
    assets: new Map(),
  });
  const page = async () =>
    (await beside.inject({ url: '/api/pages/posts/a-new-one.md', headers })).json();
  expect(await page()).toEqual({ page: '/blog' });
  paths.add('/blog/a-new-one');
  expect(await page()).toEqual({ page: '/blog/a-new-one' });
  site.close();
  await beside.close();
});

it('adds and deletes entries, but does not delete files that pages need', async () => {
  const { fields, body } = await open(post);
  const added = await save('posts/a-new-one.md', { fields, body, version: null });
  expect(added.statusCode).toBe(200);
  const { version } = await open('posts/a-new-one.md');
  const remove = (name: string, of: string | null) =>
    app.inject({ method: 'DELETE', url: `/api/files/${name}?version=${of}`, headers });
  expect((await remove('posts/a-new-one.md', version)).statusCode).toBe(200);
  expect(
    (await app.inject({ url: '/api/files/posts/a-new-one.md', headers })).json(),
  ).toMatchObject({
    version: null,
  });
  const home = await open('pages/home.yaml');
  expect((await remove('pages/home.yaml', home.version)).statusCode).toBe(409);
});

describe('a rename', () => {
  const rename = async (name: string, newName: string, version?: string | null) =>
    app.inject({
      method: 'POST',
      url: `/api/names/${name}`,
      headers,
      payload: { name: newName, version: version ?? (await open(name)).version },
    });

  it('points old addresses and redirects to the new one, and keeps comments', async () => {
    const redirects = 'redirects.yaml';
    writeFileSync(
      join(content, redirects),
      '# Moved\n/our-cutover: /blog/count-the-cutover-weekends#notes\n/blog/weekends: /about\n',
    );
    const text = readText(post);
    const { version } = await open(post);
    for (const attempt of [1, 2]) {
      const renamed = await rename(post, 'posts/weekends.md', version);
      expect(renamed.statusCode, String(attempt)).toBe(200);
    }
    expect(readText('posts/weekends.md')).toBe(text);
    expect((await open(post)).version).toBeNull();
    expect(readText(redirects)).toBe(
      '# Moved\n/our-cutover: /blog/weekends#notes\n/blog/count-the-cutover-weekends: /blog/weekends\n',
    );
    // Renaming it back leaves no redirect loop.
    expect((await rename('posts/weekends.md', post)).statusCode).toBe(200);
    expect(readText(redirects)).toBe(
      '# Moved\n/our-cutover: /blog/count-the-cutover-weekends#notes\n/blog/weekends: /blog/count-the-cutover-weekends\n',
    );
    rmSync(join(content, redirects));
  });

  it('of a city redirects both of its addresses, and of a draft none', async () => {
    writeFileSync(join(content, 'posts/an-idea.md'), '---\ntitle: An idea\ndraft: true\n---\n');
    await rename('posts/an-idea.md', 'posts/a-thought.md');
    await rename('cities/dallas.yaml', 'cities/big-d.yaml');
    expect(readText('redirects.yaml')).toBe(
      '/dallas-it-recruitment: /big-d-it-recruitment\n/locations/dallas: /big-d-it-recruitment\n',
    );
    for (const name of ['posts/a-thought.md', 'cities/big-d.yaml', 'redirects.yaml'])
      rmSync(join(content, name));
  });

  it.each([
    ['to another folder', post, 'articles/weekends.md', 400],
    ['to a name that is not a slug', post, 'posts/Week Ends.md', 404],
    ['to a file that exists', post, 'posts/one-price-for-one-town.md', 409],
    ['of a file that pages need', 'people.yaml', 'clients.yaml', 409],
  ])('is refused %s', async (_what, name, newName, status) => {
    const before = readText(name);
    expect((await rename(name, newName)).statusCode).toBe(status);
    expect(readText(name)).toBe(before);
  });
});

it('redirects visitors of a deleted page to another one', async () => {
  const { version } = await open(post);
  const url = (redirect: string) => `/api/files/${post}?version=${version}&redirect=${redirect}`;
  const refused = await app.inject({ method: 'DELETE', url: url('blog'), headers });
  expect(refused.json()).toMatchObject({
    message: 'redirect: must be a path on this site such as /about#team',
  });
  expect(readText(post)).toContain('title:');
  await app.inject({ method: 'DELETE', url: url('/blog'), headers });
  expect(readText('redirects.yaml')).toContain('/blog/count-the-cutover-weekends: /blog\n');
  rmSync(join(content, 'redirects.yaml'));
});

it('finds a text in all files, whatever its case and quotes', async () => {
  const find = async (text: string) =>
    (await app.inject({ url: `/api/texts?${new URLSearchParams({ text })}`, headers })).json();
  writeFileSync(join(content, post), `${readText(post)}\nThe lead’s last weekend.\n`);
  expect(await find("LEAD'S last")).toEqual({
    matches: [{ name: post, field: 'text', text: 'The lead’s last weekend.' }],
  });
  expect(await find('  ')).toEqual({ matches: [] });
  const { matches } = await find('Juniper Row');
  expect(matches).toContainEqual({ name: 'brand/firm.yaml', field: 'name', text: 'Juniper Row' });
});

describe('refuses without a change to the file:', () => {
  it('an invalid value, with the build’s message', async () => {
    const before = readText(post);
    const { fields, body, version } = await open(post);
    const { title: _, ...rest } = fields;
    const refused = await save(post, { fields: { ...rest, date: 'soon' }, body, version });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toEqual({
      message: `${content}/${post}: title: is missing\n${content}/${post}: date: must be a day such as 2025-10-22`,
      problems: [
        { field: 'title', message: 'is missing' },
        { field: 'date', message: 'must be a day such as 2025-10-22' },
      ],
    });
    expect(readText(post)).toBe(before);
  });

  it('a change to an outdated version', async () => {
    const { fields, body, version } = await open(post);
    writeFileSync(join(content, post), readText(post).replace(/^title: .*$/m, 'title: By hand'));
    const refused = await save(post, { fields, body, version });
    expect(refused.statusCode).toBe(409);
    expect(readText(post)).toContain('title: By hand');
  });

  it.each([
    '../package.json',
    '..%2f..%2fpackage.json',
    'posts/../../secret.md',
    'posts/%2e%2e/%2e%2e/secret.md',
    '/etc/passwd',
    'constructor',
    'toString',
    '__proto__',
    'posts/.hidden.md',
    'nothing.yaml',
  ])('a path that is not a content file: %s', async (path) => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const response = await app.inject({
        method,
        url: `/api/files/${path}?version=x`,
        headers,
        ...(method === 'PUT' && { payload: { fields: {}, version: null } }),
      });
      expect(response.statusCode, method).toBe(404);
    }
  });

  it('a symbolic link to a file outside the folder', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'site-test-'));
    writeFileSync(join(outside, 'secret.md'), '---\ntitle: Secret\n---\n');
    symlinkSync(join(outside, 'secret.md'), join(content, 'posts/linked.md'));
    const response = await app.inject({ url: '/api/files/posts/linked.md', headers });
    rmSync(join(content, 'posts/linked.md'));
    rmSync(outside, { recursive: true });
    expect(response.statusCode).toBe(403);
    expect(response.body).not.toContain('Secret');
  });

  it.each([
    ['a request from another site', { origin: 'https://elsewhere.example' }, 403],
    ['a page with an opaque origin', { origin: 'null' }, 403],
    ['a request for another host name', { host: 'elsewhere.example:3002' }, 403],
    ['a page of another server on this machine', { origin: 'http://localhost:3000' }, 403],
    ['a request without the token', { authorization: '' }, 401],
  ])('%s', async (_who, more, status) => {
    const before = readText(post);
    const { fields, body, version } = await open(post);
    const payload = { fields: { ...fields, title: 'Stolen' }, body, version };
    expect((await save(post, payload, more)).statusCode).toBe(status);
    expect(readText(post)).toBe(before);
  });

  it.each(['/api/files', '/%61pi/files', '/api%2ffiles', '/api/unknown', '/unknown'])(
    '%s without the token',
    async (url) => {
      const response = await app.inject({ url, headers: { host: headers.host } });
      expect(response.statusCode).toBe(401);
      expect(response.body).not.toContain('about.yaml');
    },
  );

  it('an absolute-form URL without the token', async () => {
    const port = await getPort();
    const listening = createEditorServer({ port, token, siteUrl: 'http://localhost:1', assets });
    await listening.listen({ port, host: '127.0.0.1' });
    const status = async (path: string) => {
      const [response]: IncomingMessage[] = await once(
        get({
          port,
          path: `http://localhost:${port}${path}`,
          headers: { host: `localhost:${port}` },
        }),
        'response',
      );
      response?.resume();
      return response?.statusCode;
    };
    expect(await status('/')).toBe(200);
    expect(await status('/api/files')).toBe(401);
    await listening.close();
  });

  it('the page of an unknown file', async () => {
    for (const name of ['constructor', 'constructor/x.md', 'nothing.yaml']) {
      const response = await app.inject({ url: `/api/pages/${name}`, headers });
      expect(response.statusCode, name).toBe(404);
    }
  });

  it('a malformed change and a body that is too large', async () => {
    expect((await save(post, { title: 'x' })).statusCode).toBe(400);
    const payload = { fields: {}, body: 'x'.repeat(20_000_001), version: null };
    expect((await save(post, payload)).statusCode).toBe(413);
  });
});

describe('a picture', () => {
  const add = (name: string, payload: Buffer, type = 'image/png') =>
    app.inject({
      method: 'POST',
      url: `/api/pictures/${post}?picture=${name}`,
      headers: { ...headers, 'content-type': type },
      payload,
    });
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } }).png();

  it('is saved beside the file', async () => {
    const bytes = await picture.toBuffer();
    expect((await add('a-fox.png', bytes)).json()).toEqual({ path: './a-fox.png' });
    expect(readFileSync(join(content, 'posts/a-fox.png')).equals(bytes)).toBe(true);
    const shown = await app.inject({ url: `/api/pictures/${post}?picture=a-fox.png`, headers });
    expect(shown.headers['content-type']).toBe('image/png');
    expect(shown.rawPayload.equals(bytes)).toBe(true);
  });

  it.each(['../a-fox.png', 'a-fox.md', '.png', 'a-fox.jpg'])(
    'is refused with the name %s',
    async (name) => {
      const bytes = await picture.toBuffer();
      expect((await add(encodeURIComponent(name), bytes)).statusCode).toBe(415);
    },
  );

  it('is refused unless its bytes and type are those of a picture', async () => {
    expect((await add('a-fox.png', Buffer.from('<script>'))).statusCode).toBe(415);
    expect((await add('a-fox.png', Buffer.from('x'), 'text/plain')).statusCode).toBe(415);
  });
});
