/**
 * `npm run bench:server`: the home page through this server beside nginx and beside the bare
 * runtime, and durable leads. One core for the server, one for the load; alternating rounds; medians.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { ensureBuild } from '../tools/build.ts';
import { lead } from './lead.ts';
import { connections, generator, getPage, type Load, postJson } from './load.ts';
import { getMedian } from './median.ts';
import { startNginx } from './nginx-site.ts';
import { serverCore, startPinned } from './pinned.ts';
import { startServer } from './start-server.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);

await ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'site-bench-server-'));
try {
  await benchHome();
  await benchLeads();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function benchHome(): Promise<void> {
  const port = await getPort();
  const stopNginx = startNginx(join(folder, 'nginx'), port);
  const server = await startServer(join(folder, 'home'));
  const bare = await startBareHttp(`${server.url}/`);
  const ours: Load[] = [];
  const nginx: Load[] = [];
  const runtime: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    nginx.push(await getPage(`http://127.0.0.1:${port}/`, seconds));
    ours.push(await getPage(`${server.url}/`, seconds));
    runtime.push(await getPage(bare.url, seconds));
  }
  bare.stop();
  await server.stop();
  stopNginx();
  console.log(`\nThe home page as gzip, ${connections} connections, ${generator}`);
  console.table({
    nginx: formatRow(nginx),
    'this server': formatRow(ours),
    ratio: formatRatio(ours, nginx),
    'bare node:http': formatRow(runtime),
    'its ratio': formatRatio(runtime, nginx),
  });
}

/** The same bytes and headers, from a server that does nothing else. */
async function startBareHttp(url: string): Promise<{ url: string; stop(): void }> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const port = await getPort();
  const fixed = JSON.stringify(Object.fromEntries(headers));
  const script = ['bench/bare-http.ts', String(port), 'dist/index.html.gz', fixed];
  const child = startPinned(serverCore, [process.execPath, ...script]);
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}

async function benchLeads(): Promise<void> {
  const leads: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(join(folder, `leads-${round}`));
    leads.push(await postJson(`${server.url}/api/consultations`, lead, seconds));
    await server.stop();
  }
  console.log(`\nDurable leads, ${connections} connections, autocannon`);
  console.table({ leads: formatRow(leads) });
}

function formatRate(loads: Load[]): number {
  return getMedian(loads.map(({ perSecond }) => perSecond));
}

function formatRow(loads: Load[]) {
  const p99 = Number(getMedian(loads.map((load) => load.p99)).toFixed(2));
  return { 'per second': Math.round(formatRate(loads)), 'p99 ms': p99 };
}

function formatRatio(ours: Load[], theirs: Load[]) {
  return { 'per second': Number((formatRate(ours) / formatRate(theirs)).toFixed(2)) };
}
