import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { spawnServer } from '../../server/support/server-process.ts';
import { fixtureSettings } from '../../support/fixture-content.ts';
import { getQuickFolder } from '../../support/quick-folder.ts';

/**
 * Serves the fixture site from the real server to the tests of a file.
 * @returns a function that requests a path and follows no redirect
 */
export function serveFixture(): (path: string) => Promise<Response> {
  let origin: string | undefined;
  beforeAll(async () => {
    const DATA_DIR = mkdtempSync(join(getQuickFolder(), 'site-pages-'));
    const server = spawnServer({ ...fixtureSettings, DATA_DIR, RATE_LIMIT_MAX: '1000' });
    origin = await server.listening;
    return () => {
      server.child.kill('SIGKILL');
      rmSync(DATA_DIR, { recursive: true, force: true });
    };
  });
  return (path) => fetch(new URL(path, origin), { redirect: 'manual' });
}
