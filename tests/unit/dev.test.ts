/**
 * `npm run dev` answers like the server (docs/product.md, Addresses).
 * @module-tag nightly
 */
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
const request = (path: string) => fetch(url + path, { redirect: 'manual' });
const content = mkdtempSync(join(tmpdir(), 'site-test-'));
let child: ChildProcess;

/** Waits until a page contains the text. */
const expectPage = (path: string, text: string) =>
  vi.waitFor(async () => expect(await (await request(path)).text()).toContain(text), {
    timeout: 110_000,
    interval: 200,
  });

beforeAll(async () => {
  const { PATH } = process.env;
  cpSync(fixtureContent, content, { recursive: true });
  const firm = join(content, 'brand/firm.yaml');
  const text = readFileSync(firm, 'utf8');
  writeFileSync(firm, text.replace(/^name: .*/m, 'name: 4'));
  const env = { PATH, PORT: String(port), DATA_DIR: '.cache/dev-test', CONTENT_DIR: content };
  // The process group exists as long as one of its processes.
  child = spawn(process.execPath, ['tools/dev.ts'], { env, stdio: 'ignore', detached: true });
  // Content with errors is a page that names them, and nothing ends.
  await expectPage('/', 'brand/firm.yaml:2: name: must be text');
  writeFileSync(firm, text);
  await expectPage('/icon.svg', '<svg');
}, 240_000);

afterAll(async () => {
  child.kill('SIGTERM');
  await once(child, 'exit');
  const group = -(child.pid ?? Number.NaN);
  // Astro's helper process ends when its pipe closes.
  await vi.waitFor(() => expect(() => process.kill(group, 0)).toThrow('ESRCH'), 60_000);
  rmSync(content, { recursive: true });
});

test.for([
  ['/home', '/'],
  ['/services/', '/services'],
  ['/blog/?utm_source=x', '/blog?utm_source=x'],
  ['/blog/hire-slowly/', '/blog/hire-slowly'],
  ['/Blog/The-Quiet-Handover', '/blog/the-quiet-handover'],
])('%s redirects to %s', async ([from, to]) => {
  const { status, headers } = await request(from ?? '');
  expect([status, headers.get('location')]).toEqual([301, to]);
});

test.for([
  ['/services/it-staffing', 200, 'Search for leaders'],
  ['/locations/nowhere', 200, 'Dallas'],
  ['/blog/no-such-post', 404, 'Blog Post Not Found'],
  ['/blog/count-the-cutover-weekends', 200, 'cutover'],
  ['/blog/ask-before-you-search', 200, 'What to ask before'],
  ['/nowhere', 404, 'No such page'],
] as const)('%s answers %i with %s', async ([path, status, text]) => {
  const response = await request(path);
  expect(response.status).toBe(status);
  const [, title] = /<title>([^<]*)/.exec(await response.text()) ?? [];
  expect(title).toContain(text);
});

test('shows a changed content file without a restart', async () => {
  const file = join(content, 'pages/blog.yaml');
  await request('/blog');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^headline: .*$/m, 'headline: 4'));
  await expectPage('/blog', 'pages/blog.yaml:');
  writeFileSync(file, text.replace(/^( {2}title: ).*$/m, '$1Changed while you watch'));
  await expectPage('/blog', 'Changed while you watch');
});

function writePost(slug: string, title: string): void {
  const post = (name: string) => join(content, 'posts', `${name}.md`);
  const text = readFileSync(post('count-the-cutover-weekends'), 'utf8');
  writeFileSync(post(slug), text.replace(/^title: .*$/m, `title: ${title}`));
}

test('shows a new post on its page and in the list, and its changes', async () => {
  writePost('written-today', 'Written today');
  await expectPage('/blog/written-today', 'Written today');
  await expectPage('/blog', 'Written today');
  // Two saves within milliseconds, of which the watcher reports one.
  writePost('written-today', 'Written again');
  writePost('written-today', 'Written anew');
  await expectPage('/blog/written-today', 'Written anew');
});

test('shows a new post while a build of the same content runs', async () => {
  const { PATH } = process.env;
  const env = { PATH, CONTENT_DIR: content, ASTRO_TELEMETRY_DISABLED: '1' };
  // Runs the first steps of a build: settings, typeface, collections.
  await promisify(execFile)(process.execPath, [astro, 'sync'], { env });
  writePost('written-meanwhile', 'Written meanwhile');
  await expectPage('/blog/written-meanwhile', 'Written meanwhile');
});
