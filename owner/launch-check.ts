import { parseArgs } from 'node:util';
import { findOldPay } from '../lib/content/check/pay.ts';
import { contentFile, getContentFolder, isFolder } from '../lib/content/folder.ts';
import { type Reading, readContent } from '../lib/content/load.ts';
import type { Brand } from '../lib/content/schemas/brand.ts';
import type { Hours } from '../lib/content/schemas/hours.ts';
import { listValues } from '../lib/content/source.ts';
import { digestContent, type SiteRecord } from '../lib/site-record.ts';
import { type Command, report, runAsProcess } from '../server/commands/command.ts';
import { type Config, ConfigError, defaultSiteDist, readConfig } from '../server/config.ts';
import { readSiteRecord, SiteMissingError } from '../server/site/built-site.ts';
import { checkCalendars, checkHours } from './launch-check/calls.ts';
import { checkConnections } from './launch-check/connections.ts';
import { checkContent, toFlagFinding } from './launch-check/content.ts';
import { checkBuild, checkData } from './launch-check/data.ts';
import { checkOutsideLinks } from './launch-check/links.ts';
import {
  applyAnswers,
  type CheckResult,
  type Finding,
  formatJson,
  formatText,
  type LaunchState,
} from './launch-check/report.ts';
import { checkSettings } from './launch-check/settings.ts';

const help = `Usage: npm run launch:check -- [--json] [--offline]

Lists what keeps the site from going live: content where the content folder is, settings and data where
the server is. It connects to the mail server, the webhook (with a test event), the site's own address, the
calendars and the links to other sites. --offline connects to nothing. --json prints JSON.
`;

/** Reads the settings and CONTENT_DIR of this process. */
export const launchCheck: Command = async (args) => {
  let isReady = false;
  const result = await report(help, async () => {
    const { text, ready } = await run(args);
    isReady = ready;
    return text;
  });
  return { ...result, code: result.code === 0 && !isReady ? 1 : result.code };
};

async function run(args: string[]): Promise<{ text: string; ready: boolean }> {
  const flag = { type: 'boolean' } as const;
  const options = { json: flag, offline: flag };
  const { json, offline = false } = parseArgs({ args, options }).values;
  const state = await check(offline);
  return { text: json ? formatJson(state) : formatText(state), ready: state.ready };
}

async function check(offline: boolean): Promise<LaunchState> {
  const reading = isFolder(getContentFolder()) ? readContent() : undefined;
  const record = readRecord(reading !== undefined);
  const { content } = reading ?? {};
  const isCurrent =
    record !== undefined && (!reading || record.content === digestContent(reading.folder));
  // The record of a stale build may have an older brand.
  const brand = isCurrent ? record.brand : (content?.files['brand/firm.yaml'] ?? record?.brand);
  const hours = reading ? content?.files['hours.yaml'] : record?.booking?.hours;
  const results = [
    reading ? checkOwnContent(reading) : checkRecordedContent(record),
    ...(brand ? await checkServer({ brand, hours, record, isCurrent, reading, offline }) : []),
  ];
  const findings = results.flatMap((result) => result.findings);
  const answers = content?.files['launch.yaml']?.answers ?? record?.launchAnswers ?? [];
  const unused = answers.filter((answer) => !findings.some(({ point }) => point === answer.point));
  const notes = unused.map(
    ({ point }) =>
      `${contentFile('launch.yaml')} answers ${point}, which this check does not report (any more). Remove the answer.`,
  );
  return applyAnswers(
    { findings, notes: [...results.flatMap((result) => result.notes), ...(content ? notes : [])] },
    answers,
  );
}

function checkOwnContent(reading: Reading): CheckResult {
  const oldPay = reading.content && findOldPay(reading.content, Date.now());
  return {
    findings: checkContent(reading),
    notes: oldPay ? [`${contentFile('pay.yaml', reading.folder)}: ${oldPay}`] : [],
  };
}

const checkRecordedContent = (record: SiteRecord | undefined): CheckResult => ({
  findings: (record?.samples ?? []).map((file) => toFlagFinding(file)),
  notes: [
    'There is no content folder here, so the content was not checked. Run npm run launch:check where it is, too.',
  ],
});

interface ServerCheck {
  brand: Brand;
  hours: Hours | undefined;
  record: SiteRecord | undefined;
  isCurrent: boolean;
  reading: Reading | undefined;
  offline: boolean;
}

async function checkServer(input: ServerCheck): Promise<CheckResult[]> {
  const { brand, hours, record, isCurrent, reading, offline } = input;
  const now = Date.now();
  const calls = hours ? checkHours(hours, now) : [];
  const config = readSettings(brand);
  if (Array.isArray(config)) return [{ findings: [...config, ...calls], notes: [] }];
  const findings = [
    ...calls,
    ...checkSettings(config, process.env),
    ...checkData(config, now),
    ...checkBuild(config, record, isCurrent),
  ];
  const calendars = checkCalendars(config, hours, now, offline);
  if (offline) {
    const note =
      'With --offline, the mail server, the webhook, SITE_URL, calendars and links to other sites were not checked.';
    return [{ findings, notes: [note] }, await calendars];
  }
  const results = await Promise.all([
    calendars,
    checkOutsideLinks(reading?.sources.flatMap(listValues) ?? []),
    checkConnections(config, brand).then(mergeResults),
  ]);
  return [{ findings, notes: [] }, ...results];
}

const mergeResults = (results: readonly CheckResult[]): CheckResult => ({
  findings: results.flatMap(({ findings }) => findings),
  notes: results.flatMap(({ notes }) => notes),
});

/** @returns the settings, or a finding for each invalid one */
function readSettings(brand: Parameters<typeof readConfig>[1]): Config | Finding[] {
  try {
    return readConfig(process.env, brand);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message
      .split('\n')
      .map((todo) => ({ group: 'Settings', place: 'environment', todo }));
  }
}

/**
 * @returns undefined if the content is here but was not built yet
 * @throws SiteMissingError if neither is here
 */
function readRecord(hasContent: boolean): SiteRecord | undefined {
  try {
    return readSiteRecord(process.env.SITE_DIST?.trim() || defaultSiteDist);
  } catch (error) {
    if (hasContent && error instanceof SiteMissingError) return undefined;
    throw error;
  }
}

if (import.meta.main) await runAsProcess(launchCheck);
