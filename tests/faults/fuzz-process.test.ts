/**
 * Sends the fuzz requests over the wire to a real process, whose memory must not grow in a long run.
 * @module-tag nightly
 */

import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { createSettings, startServerProcess } from '../server/support/server-process.ts';
import { type FuzzRequest, request } from './fuzz/requests.ts';

const runs = Number(process.env.FUZZ_RUNS ?? 2500);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_301);
const together = 20;
const batch = 500;
/** How much more memory the last third of a long run may use than the first. */
const growthMb = 64;
/** With fewer requests the process is still warming up, and its memory proves nothing. */
const warmRuns = 20_000;

const agent = new Agent({ keepAlive: true, maxSockets: together });

/** @returns the status; 0 if the server closed the connection on invalid HTTP */
function send(origin: string, { method, path, headers, body }: FuzzRequest): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const { hostname, port } = new URL(origin);
  const outgoing = httpRequest({ hostname, port, method, path, headers, agent });
  outgoing.on('response', (answer) => {
    answer.resume().on('close', () => resolve(answer.statusCode ?? 0));
  });
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    // A request that is refused while its head is read gets a body, which an answer to HEAD must not have.
    const cutShort = method === 'HEAD' && error.code?.startsWith('HPE_');
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE' || cutShort) resolve(0);
    else reject(error);
  });
  outgoing.end(body);
  return promise;
}

/** Reads the resident memory of the process. */
const readMemoryMb = (pid: number | undefined) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

it.runIf(process.platform === 'linux')(
  `${runs} requests over the wire: the process survives, answers no 5xx but 503${runs >= warmRuns ? ', and does not grow' : ''}`,
  { timeout: 300_000 + runs * 60 },
  async ({ annotate }) => {
    const { url, child } = await startServerProcess(createSettings({ RATE_LIMIT_MAX: '1000000' }));
    const statuses = new Map<number, number>();
    const held: number[] = [];
    for (let sent = 0; sent < runs; sent += batch) {
      const requests = fc.sample(request, { seed: seed + sent, numRuns: batch });
      const next = requests[Symbol.iterator]();
      const visitor = async () => {
        for (const each of next) {
          const status = await send(url, each);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status >= 500) expect({ status, each }).toMatchObject({ status: 503 });
        }
      };
      await Promise.all(Array.from({ length: together }, visitor));
      held.push(readMemoryMb(child.pid));
    }
    expect(child.exitCode).toBeNull();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const third = Math.ceil(held.length / 3);
    const highest = (from: number, to?: number) => Math.round(Math.max(...held.slice(from, to)));
    const [early, late] = [highest(0, third), highest(-third)];
    const kind = inject('postgresUrl') === undefined ? 'sqlite' : 'postgres';
    await annotate(
      `fuzz over the wire, ${kind}: ${runs} requests (seed ${seed}), ${JSON.stringify(Object.fromEntries(statuses))}, at most ${early} MB in the first third, ${late} MB in the last`,
      'summary',
    );
    if (runs >= warmRuns) expect(late - early).toBeLessThan(growthMb);
  },
);
