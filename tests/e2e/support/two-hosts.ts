/** Pages on a host that only serves files, and the server of their forms on another. */
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

export const pages = 'http://www.juniper-row.example';
export const forms = 'http://forms.juniper-row.example';

/** Serves only files. @returns its port */
async function startFileHost(dist: string): Promise<{ port: number; close(): void }> {
  const server = createServer(({ url = '/', method }, response) => {
    const path = new URL(url, pages).pathname;
    const found = [join(dist, path), join(dist, `${path === '/' ? '/index' : path}.html`)].find(
      (file) => existsSync(file) && /\.\w+$/.test(file),
    );
    if (method !== 'GET' || !found) return void response.writeHead(404).end();
    const type = found.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(200, { 'content-type': found.endsWith('.css') ? 'text/css' : type });
    createReadStream(found).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, close: () => server.closeAllConnections() };
}

/** Calls `use` with a browser that resolves the two names to the files in `dist` and to the server at `formsUrl`. */
export async function useTwoHosts(
  dist: string,
  formsUrl: string,
  launchOptions: LaunchOptions,
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const host = await startFileHost(dist);
  const rules = [
    `MAP www.juniper-row.example:80 127.0.0.1:${host.port}`,
    `MAP forms.juniper-row.example:80 ${new URL(formsUrl).host}`,
  ].join(', ');
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  await use(browser);
  await browser.close();
  host.close();
}
