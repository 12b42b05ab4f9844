import { randomUUID } from 'node:crypto';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { homeEndpoint, valid } from '../server/support/consultation.ts';
import { attempt, engine, run } from './support/engine.ts';
import { stagedProject } from './support/stage-project.ts';

const image = `site-test:${randomUUID()}`;
const siteUrl = 'https://www.example.com';

beforeAll(() => run('build', '--build-arg', `SITE_URL=${siteUrl}`, '--tag', image, stagedProject));
afterAll(() => run('rmi', '--force', image));

/** Starts the image as in docs/production.md and waits until it is ready. */
async function startContainer() {
  const name = `site-test-${randomUUID()}`;
  const port = await getPort();
  onTestFinished(async () => {
    await run('rm', '--force', name);
    await run('volume', 'rm', '--force', name);
  });
  await run(
    ...['run', '--detach', '--name', name, '--init', '--publish', `127.0.0.1:${port}:3000`],
    ...['--volume', `${name}:/data`, '--env', `SITE_URL=${siteUrl}`, image],
  );
  const url = `http://127.0.0.1:${port}`;
  const ready = () =>
    expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status, String)).toBe(200);
  await ready();
  const leads = () => run('exec', name, 'node', 'server/commands/leads.ts', 'list');
  return { name, url, ready, leads };
}

async function sendLead(url: string) {
  const { status } = await fetch(url + homeEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(valid),
  });
  expect(status).toBe(201);
}

const inspect = (name: string, field: string) => run('inspect', '--format', `{{${field}}}`, name);

/** Runs the Dockerfile's health check. Podman runs it regularly only with systemd. */
const isHealthy = async (name: string) =>
  engine === 'podman'
    ? (await attempt('healthcheck', 'run', name)).code === 0
    : (await inspect(name, '.State.Health.Status')) === 'healthy';

it('passes its health check and serves the home page', async () => {
  const { name, url } = await startContainer();
  await expect.poll(() => isHealthy(name)).toBe(true);
  const home = await fetch(url);
  expect(home.status).toBe(200);
  expect(await home.text()).toMatch(/<h1[ >]/);
});

it('runs as an unprivileged user', async () => {
  const { name } = await startContainer();
  expect(await run('exec', name, 'id', '--user', '--name')).toBe('node');
  expect((await attempt('exec', name, 'touch', 'server/main.ts')).code).toBe(1);
});

it('keeps leads across a restart', async () => {
  const { name, url, ready, leads } = await startContainer();
  expect(await leads()).toContain('No leads yet.');
  await sendLead(url);
  expect(await leads()).toContain(valid.email);
  await run('restart', name);
  await ready();
  expect(await leads()).toContain(valid.email);
});

it('checks the server', async () => {
  const { name } = await startContainer();
  const check = ['node', 'server/commands/check.ts', '--json'];
  const { code, output } = await attempt('exec', name, ...check);
  // The tests' content is never ready to launch.
  expect([code, output]).toEqual([1, expect.stringContaining('"ready": false')]);
});

it('shuts down cleanly on SIGTERM within the grace period', async () => {
  const { name, url } = await startContainer();
  await sendLead(url);
  // After 30 seconds the engine would kill the container, with exit code 137.
  await run('stop', '--time', '30', name);
  expect(await inspect(name, '.State.ExitCode')).toBe('0');
});
