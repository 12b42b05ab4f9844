import { parseArgs } from 'node:util';
import { readBrand, readLaunchAnswers } from '../lib/content/firm-files.ts';
import { contentFolder, isFolder } from '../lib/content/folder.ts';
import { ContentError } from '../lib/content/read.ts';
import type { Brand } from '../lib/content/schemas/brand.ts';
import { allContentTexts } from '../lib/content/texts.ts';
import type { BuildRecord } from '../lib/site-record.ts';
import { CommandError } from '../server/commands/command.ts';
import { runAndReport } from '../server/commands/run-command.ts';
import { type Config, ConfigError, defaultSiteDist, readConfig } from '../server/config.ts';
import { readBuildRecord, SiteMissingError } from '../server/site/built-site.ts';
import { answeredState, idleAnswers } from './launch-check/answers.ts';
import { buildFindings, isCurrent } from './launch-check/build.ts';
import { contentFindings } from './launch-check/content.ts';
import { dataFindings } from './launch-check/data.ts';
import { askOutsideLinks } from './launch-check/outside-links.ts';
import { pageLinkFindings } from './launch-check/page-links.ts';
import { type Finding, type LaunchState, launchJson, launchReport } from './launch-check/report.ts';
import { builtSampleFindings } from './launch-check/sample-findings.ts';
import { settingFindings } from './launch-check/settings.ts';

const help = `Usage: npm run launch:check -- [--json] [--offline]

Lists what keeps the site from going live. It asks the mail server, the webhook (with a test event), the
site's own address and the links to other sites; --offline asks nobody. --json writes the list for a program.
Texts are checked where the content folder is, settings and data where the server is.
`;

let isReady = false;

async function run(): Promise<string> {
  const options = { json: { type: 'boolean' }, offline: { type: 'boolean' } } as const;
  const { json, offline = false } = parseArgs({ options }).values;
  const state = await launchState(offline).catch(asCommandError);
  isReady = state.left.length === 0;
  return json ? launchJson(state) : launchReport(state);
}

/** @throws CommandError for a content folder that cannot be read */
function asCommandError(error: unknown): never {
  if (error instanceof ContentError) throw new CommandError(error.message);
  throw error;
}

/** The content where it is at hand, and the build of it; a server may have the build alone. */
async function launchState(offline: boolean): Promise<LaunchState> {
  const hasContent = isFolder(contentFolder());
  const record = builtRecord(hasContent);
  const findings: Finding[] = [];
  const notes: string[] = [];
  if (hasContent) findings.push(...contentFindings(readBrand()));
  else if (record) {
    findings.push(...builtSampleFindings(record.samples));
    notes.push(
      'There is no content folder here: the texts were not checked. Run npm run launch:check where it is, too.',
    );
  }
  // Of content that was changed since, the next build tells the server.
  const brand = record && (!hasContent || isCurrent(record)) ? record.brand : readBrand();
  try {
    const config = readConfig(process.env, brand);
    findings.push(...settingFindings(config, process.env));
    findings.push(...dataFindings(config, Date.now()));
    findings.push(...buildFindings(config, record, hasContent));
    if (record) findings.push(...pageLinkFindings(config, record));
    if (offline)
      notes.push(
        'With --offline nobody was asked: neither mail server, webhook, SITE_URL nor links.',
      );
    else {
      for (const tried of await askOthers(config, brand, hasContent)) {
        findings.push(...tried.findings);
        notes.push(...tried.notes);
      }
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // Without valid settings the other checks cannot run.
    const sentences = error.message.split('\n');
    findings.push(
      ...sentences.map((todo): Finding => ({ group: 'Settings', place: 'environment', todo })),
    );
  }
  const answers = hasContent ? answersInContent() : (record?.launchAnswers ?? []);
  if (hasContent) notes.push(...idleAnswers(findings, answers));
  return answeredState(findings, notes, answers);
}

/**
 * @returns undefined where the content is and the site still has to be built
 * @throws SiteMissingError where there is neither
 */
function builtRecord(hasContent: boolean): BuildRecord | undefined {
  try {
    return readBuildRecord(process.env.SITE_DIST?.trim() || defaultSiteDist);
  } catch (error) {
    if (hasContent && error instanceof SiteMissingError) return undefined;
    throw error;
  }
}

async function askOthers(config: Config, brand: Brand, hasContent: boolean) {
  // With the mail client, which --offline does not need.
  const { tryConnections } = await import('./launch-check/connections.ts');
  const links = hasContent ? [askOutsideLinks(allContentTexts())] : [];
  const [connections, ...outside] = await Promise.all([tryConnections(config, brand), ...links]);
  return [...outside, ...connections];
}

/** A file that cannot be read is a finding of its own, and answers nothing. */
function answersInContent() {
  try {
    return readLaunchAnswers();
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

const exitCode = await runAndReport(help, run);
process.exitCode = exitCode === 0 && !isReady ? 1 : exitCode;
