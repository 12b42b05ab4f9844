/** Requests one page from a server as often as possible. */
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { loadCore, runPinned } from './pinned.ts';

export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

export const connections = 32;

/** wrk needs less of its core than autocannon, so it can saturate a fast server. */
export const generator = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk';

/** Requests a page as gzip, which every server here has compressed in advance. */
export const getPage = (url: string, seconds: number): Promise<Load> =>
  generator === 'wrk' ? runWrk(url, seconds) : runAutocannon({ url, duration: seconds, headers });

const headers = { 'accept-encoding': 'gzip' };

/** Posts JSON with a different body each time, so that the server stores each one. */
export const postJson = (url: string, body: object, seconds: number): Promise<Load> =>
  runAutocannon({
    url,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Requests a page at the pace of visitors, not as often as possible. */
export const measureVisits = (url: string, perSecond: number, seconds: number): Promise<Load> =>
  runAutocannon({ url, duration: seconds, headers, overallRate: perSecond });

/** Requests paths in turn at a fixed rate, whatever the server answers. */
export const sendAttack = (
  url: string,
  paths: readonly string[],
  perSecond: number,
  seconds: number,
): Promise<Load> =>
  runAutocannon({
    url,
    duration: seconds,
    connections: 8,
    overallRate: perSecond,
    requests: paths.map((path) => ({ path })),
    mayRefuse: true,
  });

const loadSchema = z.object({ perSecond: z.number(), p99: z.number() });

async function runAutocannon(options: object): Promise<Load> {
  const argument = JSON.stringify({ connections, ...options });
  const output = await runPinned(loadCore, [process.execPath, 'bench/autocannon-run.ts', argument]);
  return loadSchema.parse(JSON.parse(output));
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

async function runWrk(url: string, seconds: number): Promise<Load> {
  const size = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
  const output = await runPinned(loadCore, ['wrk', ...size, '-H', 'Accept-Encoding: gzip', url]);
  if (/Non-2xx|Socket errors/.test(output))
    throw new Error(`Not every request succeeded: ${output}`);
  const [, amount, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  return { perSecond: Number(rate), p99: Number(amount) * (units[unit] ?? 1) };
}
