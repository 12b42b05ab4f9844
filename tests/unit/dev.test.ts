/** `npm run dev` answers as the server does (docs/product.md, Addresses). */
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../tools/free-port.ts';

const port = await freePort();
const url = `http://localhost:${port}`;
const ask = (path: string) => fetch(url + path, { redirect: 'manual' });
let stop: () => void;

beforeAll(async () => {
  const { PATH } = process.env;
  const env = { PATH, PORT: String(port), DATA_DIR: '.cache/dev-test' };
  const child = spawn(process.execPath, ['tools/dev.ts'], { env, stdio: 'ignore', detached: true });
  stop = () => process.kill(-(child.pid ?? Number.NaN));
  await vi.waitFor(() => ask('/icon.svg'), { timeout: 60_000, interval: 200 });
}, 70_000);

afterAll(() => stop());

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
  ['/services/it-staffing', 200, 'Executive'],
  ['/locations/nowhere', 200, 'Dallas'],
  ['/blog/no-such-post', 404, 'Blog Post Not Found'],
  ['/blog/write-the-scorecard-before-you-meet-anyone', 200, 'scorecard'],
  ['/blog/you-cant-automate-alignment', 200, 'automate'],
  ['/nowhere', 404, 'That page is not here'],
] as const)('%s answers %i with the page on %s', async ([path, status, words]) => {
  const response = await ask(path);
  expect(response.status).toBe(status);
  const [, title] = /<title>([^<]*)/.exec(await response.text()) ?? [];
  expect(title).toContain(words);
});
