/** `npm run dev`: the site with reload on change, and the server that answers its calls behind it. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const astroPackage = createRequire(import.meta.url).resolve('astro/package.json');
const port = process.env.PORT ?? '3000';
const serverPort = String(Number(port) + 1);
const environment = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  DEV_SERVER_URL: `http://localhost:${serverPort}`,
};

const children = [
  spawn(
    process.execPath,
    [join(dirname(astroPackage), 'bin', 'astro.mjs'), 'dev', '--port', port],
    { stdio: 'inherit', env: environment },
  ),
  spawn(process.execPath, ['--watch', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...environment, PORT: serverPort },
  }),
];

// One ends, both end.
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill();
  });
}
