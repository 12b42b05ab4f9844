/**
 * `npm run bench:soak`: many pages and leads on one server, with its memory at the start and after each
 * part. SOAK_REQUESTS and SOAK_LEADS set how many.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { ensureBuild } from '../tools/build.ts';
import { lead } from './lead.ts';
import { startServer } from './start-server.ts';

const requests = Number(process.env.SOAK_REQUESTS ?? 200_000);
const leads = Number(process.env.SOAK_LEADS ?? 20_000);
const parts = 10;
const paths = ['/', '/services', '/blog', '/nothing-here', '/rss.xml', '/healthz'];

await ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'site-soak-'));
const server = await startServer(folder);
const memory: { requests: number; leads: number; 'MB resident': number }[] = [];
note(0);
try {
  for (let part = 1; part <= parts; part += 1) {
    for (const path of paths) await get(path, requests / parts / paths.length);
    await post(leads / parts);
    note(part);
  }
} finally {
  console.table(memory);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function note(part: number): void {
  memory.push({
    requests: Math.round((requests / parts) * part),
    leads: Math.round((leads / parts) * part),
    'MB resident': Math.round(residentBytes(server.pid) / 1e6),
  });
}

function residentBytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

async function get(path: string, amount: number): Promise<void> {
  const headers = { 'accept-encoding': 'br' };
  const { errors } = await autocannon({
    url: server.url + path,
    connections: 32,
    amount: Math.round(amount),
    headers,
  });
  if (errors > 0) throw new Error(`${errors} requests to ${path} got no response`);
}

async function post(amount: number): Promise<void> {
  const { errors, non2xx, statusCodeStats } = await autocannon({
    url: `${server.url}/api/consultations`,
    connections: 32,
    amount: Math.round(amount),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  if (errors + non2xx > 0) {
    const answers = JSON.stringify(statusCodeStats);
    throw new Error(`${errors + non2xx} leads were refused: ${errors} unanswered, ${answers}`);
  }
}
