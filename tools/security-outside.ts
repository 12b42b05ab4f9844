/**
 * `npm run security:outside`: other people's tools against the built site on the real server. What is
 * not installed is named and skipped; a public https address after it is asked of the Observatory too.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { z } from 'zod';
import { startServer } from '../bench/start-server.ts';
import { endpoints, newsletterPages } from '../lib/forms/endpoints.ts';
import { buildSite } from './build.ts';
import { isBuildFresh } from './build-stamp.ts';
import { onePageOfEachKind } from './page-kinds.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-security-'));
const lead = { name: 'Ada', company: 'Quill', email: 'ada@quill.example', message: 'Hello' };

/** @returns everything that a program wrote, or undefined if it is not installed */
function said(command: string, args: readonly string[]): string | undefined {
  const { error, stdout } = spawnSync(command, args, { encoding: 'utf8', cwd: folder });
  return error ? undefined : stdout;
}

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.array(z.object({ info: z.string() }))),
  anomalies: z.record(z.string(), z.array(z.object({ info: z.string() }))),
});

/** Browsers have taken this header out again, since it opened holes of its own. */
const isOutdated = (finding: string) => finding.includes('X-XSS-Protection');

function wapiti(url: string): string[] | undefined {
  const report = join(folder, 'wapiti.json');
  const limits = ['--max-scan-time', '300', '--max-links-per-page', '20', '--flush-session'];
  const args = ['-u', `${url}/`, '--scope', 'domain', '-f', 'json', '-o', report, ...limits];
  if (said('wapiti', args) === undefined) return undefined;
  const { vulnerabilities, anomalies } = reportSchema.parse(
    JSON.parse(readFileSync(report, 'utf8')),
  );
  const found = Object.entries({ ...vulnerabilities, ...anomalies });
  return found
    .flatMap(([kind, each]) => each.map(({ info }) => `${kind}: ${info}`))
    .filter((finding) => !isOutdated(finding));
}

function sqlmap(url: string): string[] | undefined {
  const attempts = [
    ['-u', `${url}${endpoints.consultations}`, '--data', JSON.stringify(lead)],
    [
      '-u',
      `${url}${endpoints.newsletterSubscribe}`,
      '--data',
      JSON.stringify({ email: lead.email }),
    ],
    ['-u', `${url}${newsletterPages.confirm}?token=a`, '-p', 'token'],
  ];
  const answers = attempts.map((attempt) =>
    said('sqlmap', [
      ...attempt,
      '--batch',
      '--flush-session',
      '--disable-coloring',
      '--ignore-code',
      '400,415,422',
      '--output-dir',
      folder,
    ]),
  );
  if (answers.includes(undefined)) return undefined;
  // What it could not try it has not found sound.
  return answers.flatMap((answer = '') =>
    answer.includes('do not appear to be injectable')
      ? []
      : (answer.match(/^Parameter: .*$|.*(?:ERROR|CRITICAL).*/gm) ?? ['it gave no verdict']),
  );
}

/** More than the server takes at once. */
const slowConnections = 5000;
const visits = 20;

/** Slow heads, bodies and reads on more connections than the server takes, and visits meanwhile. */
async function slowhttptest(url: string): Promise<string[] | undefined> {
  const attacks = {
    'slow heads': ['-H', '-u', `${url}/`],
    'slow bodies': [
      '-B',
      '-u',
      url + endpoints.consultations,
      '-f',
      'application/json',
      '-s',
      '60000',
    ],
    'slow reads': ['-X', '-u', `${url}/`],
  };
  const found: string[] = [];
  for (const [kind, args] of Object.entries(attacks)) {
    const size = ['-c', String(slowConnections), '-r', '1000', '-l', '30', '-i', '5'];
    const attack = spawn('slowhttptest', [...args, ...size], { stdio: 'ignore' });
    const ended = once(attack, 'exit').then(
      () => 'ended' as const,
      () => undefined,
    );
    // The connections are there after five seconds, and stay.
    if ((await Promise.race([ended, pause(10_000, 'under way' as const)])) === undefined) return;
    for (let visit = 1; visit <= visits; visit += 1) {
      const status = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
        (answer) => answer.status,
        (error: unknown) => String(error),
      );
      if (status !== 200) found.push(`${kind}: visit ${visit} of ${visits} gets ${status}`);
    }
    await ended;
  }
  return found;
}

async function cspEvaluator(url: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of onePageOfEachKind) {
    const policy = (await fetch(url + path)).headers.get('content-security-policy') ?? '';
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const grave = findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
    found.push(
      ...grave.map(({ directive, description }) => `${path} ${directive}: ${description}`),
    );
  }
  return found;
}

const observatorySchema = z.object({ scan: z.object({ grade: z.string(), score: z.number() }) });

/** Asks the site itself, over https, as a visitor's browser would. */
function observatory(host: string): string[] {
  const args = ['--yes', '@mdn/mdn-http-observatory@1.4.8', host];
  const { grade, score } = observatorySchema.parse(JSON.parse(said('npx', args) ?? '{}')).scan;
  console.log(`observatory: ${grade}, ${score} points`);
  return grade.startsWith('A') ? [] : [`${grade}, ${score} points`];
}

if (!(await isBuildFresh())) await buildSite({ quiet: true });
const server = await startServer(join(folder, 'data'));
let isSound = true;
try {
  const tools = { 'csp-evaluator': cspEvaluator, wapiti, sqlmap, slowhttptest };
  for (const [name, run] of Object.entries(tools)) {
    const found = await run(server.url);
    if (found === undefined) console.log(`${name}: not installed (apt-get install ${name})`);
    else console.log([`${name}: ${found.length} found`, ...found].join('\n  '));
    if (found && found.length > 0) isSound = false;
  }
  const host = process.argv[2];
  if (host === undefined) console.log('observatory: needs the host of the public site after --');
  else if (observatory(host).length > 0) isSound = false;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isSound ? 0 : 1;
