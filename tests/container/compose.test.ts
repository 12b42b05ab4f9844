import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, it, onTestFinished } from 'vitest';
import { homeEndpoint, valid } from '../server/support/consultation.ts';
import { hasCompose } from './run.ts';
import { engine, run } from './support/engine.ts';
import { stagedProject } from './support/stage-project.ts';

const deploy = join(stagedProject, 'deploy');
const name = 'www.example.com';

/** The guide's example of the environment file; its mail server does not exist. */
function writeSettings(): void {
  const settings = `SITE_URL=https://${name}\nDATABASE_PASSWORD=${randomUUID()}\n`;
  writeFileSync(join(deploy, 'compose.env'), settings);
  const example = readFileSync('deploy/site.env.example', 'utf8');
  writeFileSync(join(deploy, 'site.env'), example.replace(/^SMTP_URL=.*\n/m, ''));
}

/** Edits a staged file. @throws Error if the text to replace is missing */
function replaceIn(file: string, before: string, after: string): void {
  const text = readFileSync(join(deploy, file), 'utf8');
  expect(text).toContain(before);
  writeFileSync(join(deploy, file), text.replace(before, after));
}

const compose =
  (project: string) =>
  (...args: string[]) =>
    run(
      ...['compose', '--project-name', project, '--env-file', join(deploy, 'compose.env')],
      ...['--file', join(deploy, 'compose.yaml'), ...args],
    );

interface Asked {
  host?: string;
  body?: object;
}

/** Calls Caddy by the Caddyfile's host names, and trusts only Caddy's own certificate authority. */
const createClient =
  (port: number, ca: string) =>
  (path: string, asked: Asked = {}) =>
    new Promise<{ status?: number; location?: string; text: string }>((resolve, reject) => {
      const { host = name, body } = asked;
      const call = request(
        {
          ...{ host: '127.0.0.1', port, path, ca, servername: host },
          method: body ? 'POST' : 'GET',
          headers: { host, ...(body && { 'content-type': 'application/json' }) },
        },
        async (response) => {
          const text = (await response.setEncoding('utf8').toArray()).join('');
          resolve({ status: response.statusCode, location: response.headers.location, text });
        },
      );
      call.on('error', reject).end(body && JSON.stringify(body));
    });

it.skipIf(!hasCompose(engine))(
  'the compose file takes a lead through Caddy into PostgreSQL',
  async () => {
    writeSettings();
    const project = `site-test-${randomUUID().slice(0, 8)}`;
    const call = compose(project);
    await call('config', '--quiet');

    // A test machine cannot get a public certificate, and ports 80 and 443 may be in use.
    const port = await getPort();
    replaceIn('compose.yaml', '["80:80", "443:443", "443:443/udp"]', `["127.0.0.1:${port}:443"]`);
    replaceIn('Caddyfile', '{\n\t# No line', '{\n\tlocal_certs\n\t# No line');
    onTestFinished(async () => {
      await call('down', '--volumes', '--rmi', 'local', '--timeout', '30');
    });
    await call('up', '--build', '--detach');
    const root = '/data/caddy/pki/authorities/local/root.crt';
    await expect
      .poll(() => call('exec', '-T', 'caddy', 'cat', root).catch(String))
      .toMatch(/^-----BEGIN/);
    const ask = createClient(port, await call('exec', '-T', 'caddy', 'cat', root));
    await expect.poll(() => ask('/').then(({ status }) => status, String)).toBe(200);

    expect((await ask('/readyz')).status).toBe(404);
    const bare = await ask('/contact?x=1', { host: 'example.com' });
    expect(bare).toMatchObject({ status: 301, location: `https://${name}/contact?x=1` });
    expect(await ask(homeEndpoint, { body: valid })).toMatchObject({ status: 201 });

    const leads = () => call('exec', '-T', 'site', 'node', 'server/commands/leads.ts', 'list');
    expect(await leads()).toContain(valid.email);
    await call('down', '--timeout', '30');
    await call('up', '--detach', '--wait');
    expect(await leads()).toContain(valid.email);
  },
);
