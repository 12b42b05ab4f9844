/** `npm run edit`: an editor for the content files in the browser, and the site beside it. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ContentError } from '../lib/content/read.ts';
import { untilAllEnd } from '../tools/children.ts';
import { runForOwner } from './command.ts';
import { type Asset, createEditorServer } from './edit/server.ts';

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Bundles the editor's page in memory. @returns its files by path */
async function bundleAssets(): Promise<ReadonlyMap<string, Asset>> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('./edit/browser', import.meta.url)),
    logLevel: 'error',
    mode: 'production',
    build: { write: false, modulePreload: false, chunkSizeWarningLimit: 2_000 },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const files = outputs.flatMap(({ output }) => output);
  return new Map(
    files.map((file) => {
      const body = file.type === 'chunk' ? file.code : String(file.source);
      const path = file.fileName === 'index.html' ? '/' : `/${file.fileName}`;
      const extension = file.fileName.split('.').at(-1) ?? '';
      return [path, { type: contentTypes[extension] ?? 'text/plain', body }];
    }),
  );
}

async function run(): Promise<number> {
  // The site and its API listen on this port and the next.
  const sitePort = Number(process.env.PORT ?? '3000');
  const port = sitePort + 2;
  const token = process.env.EDITOR_TOKEN ?? randomBytes(24).toString('base64url');
  // Vite sets NODE_ENV to production while it bundles; the site runs in development.
  const environment = { ...process.env, PORT: String(sitePort) };
  const siteUrl = `http://localhost:${sitePort}`;
  const editor = createEditorServer({ port, token, siteUrl, assets: await bundleAssets() });
  await editor.listen({ port, host: '127.0.0.1' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new ContentError(
      `Port ${port} is in use: another editor may be running. Stop it with Ctrl-C in its terminal, or set PORT to another number.`,
    );
  });
  const site = spawn(process.execPath, ['tools/dev.ts'], { stdio: 'inherit', env: environment });
  console.log(`\nThe editor is at http://localhost:${port}/#${token}\nPress Ctrl-C to stop it.\n`);
  const exitCode = await untilAllEnd([site]);
  await editor.close();
  return exitCode;
}

await runForOwner(run);
