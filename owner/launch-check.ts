import { parseArgs } from 'node:util';
import { findOldPay } from '../lib/content/check/pay.ts';
import {
  readBrand,
  readFilledYaml,
  readHours,
  readLaunchAnswers,
} from '../lib/content/firm-files.ts';
import { contentFile, getContentFolder, isFolder } from '../lib/content/folder.ts';
import { ContentError, readIfValid } from '../lib/content/read.ts';
import type { Hours } from '../lib/content/schemas/hours.ts';
import { launchFile } from '../lib/content/schemas/launch.ts';
import { peopleSchema } from '../lib/content/schemas/people.ts';
import { readContentValues } from '../lib/content/values.ts';
import { digestContent, type SiteRecord } from '../lib/site-record.ts';
import { type Command, CommandError, report, runAsProcess } from '../server/commands/command.ts';
import { type Config, ConfigError, defaultSiteDist, readConfig } from '../server/config.ts';
import { readSiteRecord, SiteMissingError } from '../server/site/built-site.ts';
import { checkCalendars, checkHours } from './launch-check/calls.ts';
import { checkConnections } from './launch-check/connections.ts';
import { checkContent, toFlagFinding } from './launch-check/content.ts';
import { checkBuild, checkData } from './launch-check/data.ts';
import { checkOutsideLinks, checkPageLinks } from './launch-check/links.ts';
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
  try {
    const state = await check(offline);
    const text = json ? formatJson(state) : formatText(state);
    return { text, ready: state.ready };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // Loaded on demand: a server has neither the content nor the site's sources.
    const { findContentErrors } = await import('./content-check.ts');
    throw new CommandError(
      [...new Set([error.message, ...(await findContentErrors())])].join('\n'),
    );
  }
}

async function check(offline: boolean): Promise<LaunchState> {
  const hasContent = isFolder(getContentFolder());
  const record = readRecord(hasContent);
  const answers = hasContent ? readIfValid(readLaunchAnswers, []) : (record?.launchAnswers ?? []);
  const content = hasContent ? checkContent(readBrand()) : undefined;
  const results = [
    content
      ? { findings: content, notes: readIfValid(() => findOldPay(Date.now()), []) }
      : checkRecordedContent(record),
    ...(await checkServer(record, hasContent, offline)),
  ];
  const findings = results.flatMap((result) => result.findings);
  const notes = results.flatMap((result) => result.notes);
  if (content) {
    const unused = answers.filter(
      (answer) => !findings.some(({ point }) => point === answer.point),
    );
    notes.push(
      ...unused.map(
        ({ point }) =>
          `${contentFile(launchFile)} answers ${point}, which this check does not report (any more). Remove the answer.`,
      ),
    );
  }
  return applyAnswers({ findings, notes }, answers);
}

const checkRecordedContent = (record: SiteRecord | undefined): CheckResult => ({
  findings: (record?.samples ?? []).map((file) => toFlagFinding(file)),
  notes: [
    'There is no content folder here, so the content was not checked. Run npm run launch:check where it is, too.',
  ],
});

async function checkServer(
  record: SiteRecord | undefined,
  hasContent: boolean,
  offline: boolean,
): Promise<CheckResult[]> {
  const isCurrent =
    record !== undefined && (!hasContent || record.content === digestContent(getContentFolder()));
  // The record of a stale build may have an older brand.
  const brand = isCurrent ? record.brand : readBrand();
  const now = Date.now();
  const booking = hasContent ? readOwnBooking() : record?.booking;
  const calls = booking ? checkHours(booking.hours, booking.people, now) : [];
  const config = readSettings(brand);
  if (Array.isArray(config)) return [{ findings: [...config, ...calls], notes: [] }];
  const findings = [
    ...calls,
    ...checkSettings(config, process.env),
    ...checkData(config, now),
    ...checkBuild(config, record, isCurrent),
    ...(record ? checkPageLinks(config, record) : []),
  ];
  if (offline) {
    const note =
      'With --offline, the mail server, the webhook, SITE_URL, calendars and links to other sites were not checked.';
    return [
      { findings, notes: [note] },
      await checkCalendars(config, booking?.hours, now, offline),
    ];
  }
  const [calendars, links, connections] = await Promise.all([
    checkCalendars(config, booking?.hours, now, offline),
    checkOutsideLinks(hasContent ? readContentValues() : []),
    checkConnections(config, brand),
  ]);
  return [{ findings, notes: [] }, calendars, links, ...connections];
}

/** @returns undefined if no calls can be booked, or if a file is invalid, which checkContent reports */
const readOwnBooking = (): { hours: Hours; people: Record<string, unknown> } | undefined =>
  readIfValid(() => {
    const hours = readHours();
    if (!hours) return undefined;
    const { items } = readFilledYaml('people.yaml', peopleSchema);
    return { hours, people: Object.fromEntries(items.map((person) => [person.id, person])) };
  }, undefined);

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
