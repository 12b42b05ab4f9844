/**
 * `node bench/newsletter-timing.ts`: whether response times reveal that an address subscribed today.
 * Prints how often the best threshold is right; 50 % is a guess. Needs a built site.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '../lib/forms/endpoints.ts';
import { getMedian } from './median.ts';
import { startServer } from './start-server.ts';

interface Sample {
  isKnown: boolean;
  ms: number;
}

const perKind = 500;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** @returns milliseconds until the response is complete */
function measureResponse(url: string, email: string): Promise<number> {
  const body = JSON.stringify({ email });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  return new Promise((resolve, reject) => {
    const start = performance.now();
    request(url + endpoints.newsletterSubscribe, { agent, method: 'POST', headers }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - start));
    })
      .once('error', reject)
      .end(body);
  });
}

const getShareRight = (samples: readonly Sample[], threshold: number) =>
  samples.filter(({ isKnown, ms }) => isKnown === ms < threshold).length / samples.length;

/** Learns a threshold from one half of the samples. @returns how often it is right in the other half */
function measureAccuracy(samples: readonly Sample[]): number {
  const half = samples.length / 2;
  const learned = samples.slice(0, half);
  const scored = learned.map(({ ms }) => ({ ms, right: getShareRight(learned, ms) }));
  const [best] = scored.sort((a, b) => Math.abs(b.right - 0.5) - Math.abs(a.right - 0.5));
  if (!best) return 0.5;
  const right = getShareRight(samples.slice(half), best.ms);
  return best.right < 0.5 ? 1 - right : right;
}

const folder = mkdtempSync(join(tmpdir(), 'site-timing-'));
const server = await startServer(join(folder, 'data'), {
  LETTERS_PER_HOUR: '1000000',
});
try {
  const known = Array.from({ length: perKind }, (_, index) => `known${index}@a${index}.example`);
  for (const email of known) await measureResponse(server.url, email);
  const samples: Sample[] = [];
  const fresh = known.map((email) => email.replace('known', 'fresh'));
  while (known.length + fresh.length > 0) {
    const isKnown = Math.random() * (known.length + fresh.length) < known.length;
    const email = (isKnown ? known : fresh).pop() ?? '';
    // Lets the server finish the last request's work, so that it does not delay this one.
    await pause(20);
    samples.push({ isKnown, ms: await measureResponse(server.url, email) });
  }
  const formatMedian = (isKnown: boolean) =>
    getMedian(samples.filter((sample) => sample.isKnown === isKnown).map(({ ms }) => ms)).toFixed(
      2,
    );
  console.log(`subscribed today: median ${formatMedian(true)} ms`);
  console.log(`never subscribed: median ${formatMedian(false)} ms`);
  console.log(`right by the best threshold: ${(measureAccuracy(samples) * 100).toFixed(1)} %`);
} finally {
  agent.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
