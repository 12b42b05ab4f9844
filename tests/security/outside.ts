/**
 * `npm run security:outside`: third-party security tools against the built site on the real server. Skips
 * tools that are not installed. `-- HOST` also runs the HTTP Observatory against a public site.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { z } from 'zod';
import { onePageOfEachKind } from '../../bench/page-kinds.ts';
import { startServer } from '../../bench/start-server.ts';
import { endpoints, newsletterPages } from '../../lib/forms/endpoints.ts';
import { ensureBuild } from '../../tools/build.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-security-'));
const lead = { name: 'Ada', company: 'Quill', email: 'ada@quill.example', message: 'Hello' };

/** @returns the program's output, or undefined if it is not installed */
function runProgram(command: string, args: readonly string[]): string | undefined {
  const { error, stdout } = spawnSync(command, args, { encoding: 'utf8', cwd: folder });
  return error ? undefined : stdout;
}

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.array(z.object({ info: z.string() }))),
  anomalies: z.record(z.string(), z.array(z.object({ info: z.string() }))),
});

/** Browsers dropped this header because it created vulnerabilities. */
const isOutdated = (finding: string) => finding.includes('X-XSS-Protection');

function runWapiti(url: string): string[] | undefined {
  const report = join(folder, 'wapiti.json');
  const limits = ['--max-scan-time', '300', '--max-links-per-page', '20', '--flush-session'];
  const args = ['-u', `${url}/`, '--scope', 'domain', '-f', 'json', '-o', report, ...limits];
  if (runProgram('wapiti', args) === undefined) return undefined;
  const { vulnerabilities, anomalies } = reportSchema.parse(
    JSON.parse(readFileSync(report, 'utf8')),
  );
  return Object.entries({ ...vulnerabilities, ...anomalies })
    .flatMap(([kind, entries]) => entries.map(({ info }) => `${kind}: ${info}`))
    .filter((finding) => !isOutdated(finding));
}

function runSqlmap(url: string): string[] | undefined {
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
    runProgram('sqlmap', [
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
  // Without a verdict, the request was not tested.
  return answers.flatMap((answer = '') =>
    answer.includes('do not appear to be injectable')
      ? []
      : (answer.match(/^Parameter: .*$|.*(?:ERROR|CRITICAL).*/gm) ?? ['no verdict']),
  );
}

async function runCspEvaluator(url: string): Promise<string[]> {
  const findings: string[] = [];
  for (const path of onePageOfEachKind) {
    const policy = (await fetch(url + path)).headers.get('content-security-policy') ?? '';
    const severe = new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
    findings.push(
      ...severe.map(({ directive, description }) => `${path} ${directive}: ${description}`),
    );
  }
  return findings;
}

const observatorySchema = z.object({ scan: z.object({ grade: z.string(), score: z.number() }) });

/** Scans the public site over https. */
function runObservatory(host: string): string[] {
  const args = ['--yes', '@mdn/mdn-http-observatory@1.4.8', host];
  const { grade, score } = observatorySchema.parse(
    JSON.parse(runProgram('npx', args) ?? '{}'),
  ).scan;
  console.log(`observatory: ${grade}, ${score} points`);
  return grade.startsWith('A') ? [] : [`${grade}, ${score} points`];
}

await ensureBuild();
const server = await startServer(join(folder, 'data'));
let isSecure = true;
try {
  const tools = {
    'csp-evaluator': runCspEvaluator,
    wapiti: runWapiti,
    sqlmap: runSqlmap,
  };
  for (const [name, run] of Object.entries(tools)) {
    const findings = await run(server.url);
    if (findings === undefined) console.log(`${name}: not installed (apt-get install ${name})`);
    else console.log([`${name}: ${findings.length} findings`, ...findings].join('\n  '));
    if (findings && findings.length > 0) isSecure = false;
  }
  const host = process.argv[2];
  if (host === undefined) console.log('observatory: needs the host of a public site after --');
  else if (runObservatory(host).length > 0) isSecure = false;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isSecure ? 0 : 1;
