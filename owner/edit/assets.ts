/** Bundles the editor's page, in memory: nothing of it is part of the built site. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Asset } from './server.ts';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** @returns the page, its script and its style, by path */
export async function editorAssets(): Promise<ReadonlyMap<string, Asset>> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('./browser', import.meta.url)),
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
      return [path, { type: types[file.fileName.split('.').at(-1) ?? ''] ?? 'text/plain', body }];
    }),
  );
}
