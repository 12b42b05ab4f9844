import { expect, it } from 'vitest';
import { contactEndpoint, valid } from '../server/support/consultation.ts';
import { RawClient } from '../server/support/raw-client.ts';
import { runLeads } from '../server/support/run-staff-command.ts';
import { createSettings, startServerProcess } from '../server/support/server-process.ts';

const body = (number: number) => JSON.stringify({ ...valid, name: `Visitor ${number}` });

function postHead(number: number): string {
  return [
    `POST ${contactEndpoint} HTTP/1.1`,
    'Host: x',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body(number))}`,
    '\r\n',
  ].join('\r\n');
}

it('SIGTERM finishes requests in progress, refuses new ones, and loses no lead', async () => {
  const settings = createSettings();
  const { child, url, exited } = await startServerProcess(settings);
  const numbers = Array.from({ length: 12 }, (_, number) => number);
  const clients = await Promise.all(numbers.map(() => new RawClient(url).connected()));
  clients.forEach((client, number) => {
    client.send(`GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n${postHead(number)}`);
  });
  // By now the server has read the head of every request.
  await Promise.all(clients.map((client) => expect.poll(() => client.received).toMatch(/alive/)));

  child.kill('SIGTERM');
  const refused = () =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    );
  await expect.poll(refused).toBe(true);
  for (const [number, client] of clients.entries()) client.send(body(number));
  await Promise.all(clients.map(({ closed }) => closed));
  for (const { received } of clients) expect(received).toMatch(/HTTP\/1.1 201 /);
  expect(await exited).toBe(0);
  const { stdout } = await runLeads(settings.DATA_DIR, ['export', '--format', 'json']);
  const leads: unknown[] = JSON.parse(stdout);
  expect(leads).toHaveLength(numbers.length);
});
