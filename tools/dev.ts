/** `npm run dev`: the site with live reload, and the server for its API. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ContentError } from '../lib/content/errors.ts';
import type { Content } from '../lib/content/load.ts';
import { siteRecordFile } from '../lib/site-record.ts';
import { runForOwner } from '../owner/command.ts';
import { loadCheckedContent } from '../owner/content-check.ts';
import { writeJsonSchemas } from '../owner/json-schemas.ts';
import { readBuildSettings } from '../site/build/build-settings.ts';
import { createSiteRecord } from '../site/build/site-record.ts';
import { escapeText } from '../site/text/html-source.ts';
import { astro } from './build.ts';
import { untilAllEnd } from './children.ts';

const port = process.env.PORT ?? '3000';
const serverPort = String(Number(port) + 1);
const environment = {
  ...process.env,
  DRAFTS: 'show',
  ASTRO_TELEMETRY_DISABLED: '1',
  DEV_SERVER_URL: `http://localhost:${serverPort}`,
};

/** Writes the minimal site that the server needs to start. Astro serves the pages. */
function writeMinimalSite(folder: string, content: Content): void {
  mkdirSync(folder, { recursive: true });
  for (const page of ['index.html', '404.html'])
    writeFileSync(join(folder, page), '<!doctype html>');
  const { siteUrl } = content.files['brand/firm.yaml'];
  const record = createSiteRecord(content, readBuildSettings(process.env, siteUrl).siteUrl);
  writeFileSync(join(folder, siteRecordFile), JSON.stringify(record));
}

/** Between two looks at content with errors. */
const checkPauseMs = 1000;

/** Until the content can be used, the site's address shows what is wrong with it. */
async function waitForContent(): Promise<Content> {
  let errors = '';
  const page = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><meta http-equiv="refresh" content="1"><title>Content</title><pre>${escapeText(errors)}</pre>`,
    );
  });
  for (;;) {
    try {
      const content = await loadCheckedContent();
      page.close();
      page.closeAllConnections();
      return content;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      if (errors !== error.message) console.error(error.message);
      errors = error.message;
      if (!page.listening) page.listen(Number(port));
      await setTimeout(checkPauseMs);
    }
  }
}

async function run(): Promise<number> {
  const SITE_DIST = join('.cache', `dev-site-${port}`);
  writeMinimalSite(SITE_DIST, await waitForContent());
  return untilAllEnd([
    spawn(process.execPath, [astro, 'dev', '--port', port], { stdio: 'inherit', env: environment }),
    spawn(process.execPath, ['--watch', 'server/main.ts'], {
      stdio: 'inherit',
      env: { ...environment, PORT: serverPort, SITE_DIST },
    }),
  ]);
}

writeJsonSchemas();
await runForOwner(run);
