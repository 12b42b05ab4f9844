/**
 * `npm run bench:attack`: ordinary visits, with and without 40 of the most expensive requests a second.
 * One core for the server, one for the load; alternating rounds. Exits with 1 if the median p99 of the
 * visits grows by more than half.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../tools/build.ts';
import { measureVisits, sendAttack } from './load.ts';
import { getMedian } from './median.ts';
import { startServer } from './start-server.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const attacksPerSecond = 40;
const visitsPerSecond = 200;
const allowedRatio = 1.5;

/** Long paths that once took quadratic time, and similar ones. */
const attacks = [
  `/x${'.html/'.repeat(2690)}`,
  `/x${'.html/'.repeat(330)}`,
  `/${'%2e%2e/'.repeat(280)}`,
  `/services${'/index.html'.repeat(175)}`,
  `/?${'a=b&'.repeat(490)}`,
];

await ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'site-bench-attack-'));
const server = await startServer(folder);
const calm: number[] = [];
const attacked: number[] = [];
try {
  await visitors();
  for (let round = 0; round < rounds; round += 1) {
    calm.push(await visitors());
    const attack = sendAttack(server.url, attacks, attacksPerSecond, seconds);
    attacked.push(await visitors());
    await attack;
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

const ratio = getMedian(attacked) / getMedian(calm);
console.log(`\nThe home page, ${visitsPerSecond} visits a second: p99 in milliseconds`);
console.table({
  calm: { p99: getMedian(calm) },
  attacked: { p99: getMedian(attacked) },
  ratio: { p99: Number(ratio.toFixed(2)) },
});
process.exitCode = ratio > allowedRatio ? 1 : 0;

async function visitors(): Promise<number> {
  return (await measureVisits(`${server.url}/`, visitsPerSecond, seconds)).p99;
}
