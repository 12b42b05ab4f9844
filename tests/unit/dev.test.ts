/** `npm run dev` answers as the server does (docs/product.md, Addresses). */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { astro } from '../../tools/build.ts';
import { fixtureContent } from '../support/fixture-content.ts';

const port = await getPort();
const url = `http://localhost:${port}`;
const ask = (path: string) => fetch(url + path, { redirect: 'manual' });
const content = mkdtempSync(join(tmpdir(), 'site-test-'));
let child: ChildProcess;

beforeAll(async () => {
  const { PATH } = process.env;
  cpSync(fixtureContent, content, { recursive: true });
  const env = { PATH, PORT: String(port), DATA_DIR: '.cache/dev-test', CONTENT_DIR: content };
  // In a group of its own, which is there as long as anything that was started lives.
  child = spawn(process.execPath, ['tools/dev.ts'], { env, stdio: 'ignore', detached: true });
  await vi.waitFor(() => ask('/icon.svg'), { timeout: 110_000, interval: 200 });
}, 120_000);

afterAll(async () => {
  child.kill('SIGTERM');
  await once(child, 'exit');
  const group = -(child.pid ?? Number.NaN);
  // Astro's own helper ends when its pipe closes.
  await vi.waitFor(() => expect(() => process.kill(group, 0)).toThrow('ESRCH'), 60_000);
  rmSync(content, { recursive: true });
});

test.for([
  ['/home', '/'],
  ['/services/', '/services'],
  ['/blog/?utm_source=x', '/blog?utm_source=x'],
  ['/blog/hire-slowly/', '/blog/hire-slowly'],
])('%s moved to %s', async ([from, to]) => {
  const { status, headers } = await ask(from ?? '');
  expect([status, headers.get('location')]).toEqual([301, to]);
});

test.for([
  ['/services/it-staffing', 200, 'Search for leaders'],
  ['/locations/nowhere', 200, 'Dallas'],
  ['/blog/no-such-post', 404, 'Blog Post Not Found'],
  ['/blog/count-the-cutover-weekends', 200, 'cutover'],
  ['/blog/ask-before-you-search', 200, 'What to ask before'],
  ['/nowhere', 404, 'No such page'],
] as const)('%s answers %i with the page on %s', async ([path, status, words]) => {
  const response = await ask(path);
  expect(response.status).toBe(status);
  const [, title] = /<title>([^<]*)/.exec(await response.text()) ?? [];
  expect(title).toContain(words);
});

/** Waits until a page shows what was written. */
const shows = (path: string, words: string) =>
  vi.waitFor(async () => expect(await (await ask(path)).text()).toContain(words), {
    timeout: 110_000,
    interval: 200,
  });

test('a change to a content file is on the page, without a restart', async () => {
  const file = join(content, 'pages/blog.yaml');
  await ask('/blog');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^( {2}title: ).*$/m, '$1Changed while you watch'));
  await shows('/blog', 'Changed while you watch');
});

/** Writes a post. */
function write(slug: string, title: string): void {
  const post = (name: string) => join(content, 'posts', `${name}.md`);
  const text = readFileSync(post('count-the-cutover-weekends'), 'utf8');
  writeFileSync(post(slug), text.replace(/^title: .*$/m, `title: ${title}`));
}

test('a new post is on its own page and in the list, and a change to it as well', async () => {
  write('written-today', 'Written today');
  await shows('/blog/written-today', 'Written today');
  await shows('/blog', 'Written today');
  write('written-today', 'Written anew');
  await shows('/blog/written-today', 'Written anew');
});

test('a new post is there beside a build of the same content', async () => {
  const { PATH } = process.env;
  const env = { PATH, CONTENT_DIR: content, ASTRO_TELEMETRY_DISABLED: '1' };
  // What a build begins with: settings, typeface, collections.
  await promisify(execFile)(process.execPath, [astro, 'sync'], { env });
  write('written-meanwhile', 'Written meanwhile');
  await shows('/blog/written-meanwhile', 'Written meanwhile');
});
