/** `npm run edit`: an editor for the content files in the browser, and the site beside it. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { untilAllEnd } from '../tools/children.ts';
import { editorAssets } from './edit/assets.ts';
import { editorServer } from './edit/server.ts';

// The site and its API take this port and the next.
const sitePort = Number(process.env.PORT ?? '3000');
const port = sitePort + 2;
const token = process.env.EDITOR_TOKEN ?? randomBytes(24).toString('base64url');
// Bundling the editor says in the environment that this is production, which the site beside it is not.
const siteEnvironment = { ...process.env, PORT: String(sitePort) };
const assets = await editorAssets();
const editor = editorServer({ port, token, siteUrl: `http://localhost:${sitePort}`, assets });
await editor.listen({ port, host: '127.0.0.1' });
const site = spawn(process.execPath, ['tools/dev.ts'], {
  stdio: 'inherit',
  env: siteEnvironment,
});
console.log(`\nThe editor is at http://localhost:${port}/#${token}\nIt ends with Ctrl-C.\n`);
process.exitCode = await untilAllEnd([site]);
await editor.close();
