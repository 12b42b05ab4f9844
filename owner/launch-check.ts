import { parseArgs } from 'node:util';
import { readBrand, readLaunchAnswers } from '../lib/content/firm-files.ts';
import { contentFile, getContentFolder, isFolder } from '../lib/content/folder.ts';
import { ContentError } from '../lib/content/read.ts';
import { type LaunchAnswers, launchFile } from '../lib/content/schemas/launch.ts';
import { readContentValues } from '../lib/content/values.ts';
import { digestContent, type SiteRecord } from '../lib/site-record.ts';
import { CommandError, runAndReport } from '../server/commands/command.ts';
import { type Config, ConfigError, defaultSiteDist, readConfig } from '../server/config.ts';
import { readSiteRecord, SiteMissingError } from '../server/site/built-site.ts';
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
the server is. It connects to the mail server, the webhook (with a test event), the site's own address and
the links to other sites. --offline connects to nothing. --json prints JSON.
`;

let isReady = false;

async function run(): Promise<string> {
  const options = { json: { type: 'boolean' }, offline: { type: 'boolean' } } as const;
  const { json, offline = false } = parseArgs({ options }).values;
  try {
    const state = await check(offline);
    isReady = state.left.length === 0;
    return json ? formatJson(state) : formatText(state);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // Only where the content is: a server has neither the content nor the site's sources.
    const { findContentErrors } = await import('./content-check.ts');
    throw new CommandError(
      [...new Set([error.message, ...(await findContentErrors())])].join('\n'),
    );
  }
}

async function check(offline: boolean): Promise<LaunchState> {
  const hasContent = isFolder(getContentFolder());
  const record = readRecord(hasContent);
  const answers = hasContent ? readAnswers() : (record?.launchAnswers ?? []);
  const results = [
    hasContent ? checkOwnContent() : checkRecordedContent(record),
    ...(await checkServer(record, hasContent, offline)),
  ];
  const findings = results.flatMap((result) => result.findings);
  const notes = results.flatMap((result) => result.notes);
  if (hasContent) {
    const points = new Set(findings.map(({ point }) => point));
    const unused = answers.filter(({ point }) => !points.has(point));
    notes.push(
      ...unused.map(
        ({ point }) =>
          `${contentFile(launchFile)} answers ${point}, which this check does not report (any more). Remove the answer.`,
      ),
    );
  }
  return applyAnswers({ findings, notes }, answers);
}

const checkOwnContent = (): CheckResult => ({ findings: checkContent(readBrand()), notes: [] });

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
  // A stale build does not know the brand.
  const brand = isCurrent ? record.brand : readBrand();
  const config = readSettings(brand);
  if (Array.isArray(config)) return [{ findings: config, notes: [] }];
  const findings = [
    ...checkSettings(config, process.env),
    ...checkData(config, Date.now()),
    ...checkBuild(config, record, isCurrent),
    ...(record ? checkPageLinks(config, record) : []),
  ];
  if (offline) {
    const note =
      'With --offline, the mail server, the webhook, SITE_URL and links to other sites were not checked.';
    return [{ findings, notes: [note] }];
  }
  const [links, connections] = await Promise.all([
    checkOutsideLinks(hasContent ? readContentValues() : []),
    checkConnections(config, brand),
  ]);
  return [{ findings, notes: [] }, links, ...connections];
}

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

/** An invalid file answers nothing; checkContent reports it. */
function readAnswers(): LaunchAnswers {
  try {
    return readLaunchAnswers();
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

const exitCode = await runAndReport(help, run);
process.exitCode = exitCode === 0 && !isReady ? 1 : exitCode;
