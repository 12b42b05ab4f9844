/** Serves a copy of a built site, and bare pages of the same words, with the server of its checkout. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { precompress } from '../site/build/finish-site.ts';

interface ServedBuild {
  url: string;
  stop(): void;
}

/**
 * @param extraPages file name to HTML, added to the copy, such as `floor.html`
 * @param dist the built site, in a checkout
 * @throws Error when the server exits before it listens
 */
export async function serveBuild(
  extraPages: Record<string, string>,
  dist = 'dist',
): Promise<ServedBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const site = join(folder, 'site');
  cpSync(dist, site, { recursive: true });
  for (const [name, html] of Object.entries(extraPages)) {
    writeFileSync(join(site, name), html);
    await precompress(join(site, name), Buffer.from(html));
  }
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: dirname(resolve(dist)),
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(folder, 'data'), SITE_DIST: site },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /listening at (http:\/\/localhost:\d+)/.exec(line)?.[1];
    if (url) {
      child.stdout.resume();
      return { url, stop };
    }
  }
  stop();
  throw new Error('The server ended before it listened.');
}
