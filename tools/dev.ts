/** `npm run dev`: the site with reload on change, and the server that answers its calls. */
import { spawn } from 'node:child_process';
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

process.exitCode = await untilAllEnd([
  spawn(process.execPath, [astro, 'dev', '--port', port], { stdio: 'inherit', env: environment }),
  spawn(process.execPath, ['--watch', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...environment, PORT: serverPort },
  }),
]);
