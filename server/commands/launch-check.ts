import { parseArgs } from 'node:util';
import type { Brand } from '../../contracts/content/brand.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { answeredState } from '../launch/answers.ts';
import { buildFindings } from '../launch/build.ts';
import { contentFindings } from '../launch/content.ts';
import { allContentTexts } from '../launch/content-texts.ts';
import { dataFindings } from '../launch/data.ts';
import { askOutsideLinks } from '../launch/outside-links.ts';
import { pageLinkFindings } from '../launch/page-links.ts';
import { type Finding, type LaunchState, launchJson, launchReport } from '../launch/report.ts';
import { settingFindings } from '../launch/settings.ts';
import { readBrand } from '../settings/brand.ts';
import { report } from './report.ts';

const help = `Usage: npm run launch:check -- [--json] [--offline]

Lists what keeps the site from going live. It asks the mail server, the webhook (with a test event), the
site's own address and the links to other sites; --offline asks nobody. --json writes the list for a program.
`;

let isReady = false;

async function run(): Promise<string> {
  const options = { json: { type: 'boolean' }, offline: { type: 'boolean' } } as const;
  const { json, offline = false } = parseArgs({ options }).values;
  const state = await stateOf(readBrand(), offline);
  isReady = state.left.length === 0;
  return json ? launchJson(state) : launchReport(state);
}

async function stateOf(brand: Brand, offline: boolean): Promise<LaunchState> {
  const findings = contentFindings(brand);
  const notes: string[] = [];
  try {
    const config = readConfig(process.env, brand);
    findings.push(...findingsOf(config, brand));
    if (offline)
      notes.push(
        'With --offline nobody was asked: neither mail server, webhook, SITE_URL nor links.',
      );
    else {
      // With the mail client, which --offline does not need.
      const { tryConnections } = await import('../launch/connections.ts');
      const outside = askOutsideLinks(allContentTexts());
      for (const tried of await Promise.all([outside, ...(await tryConnections(config, brand))])) {
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
  return answeredState(findings, notes);
}

function findingsOf(config: Config, brand: Brand): Finding[] {
  return [
    ...settingFindings(config, process.env),
    ...dataFindings(config, Date.now()),
    ...buildFindings(config),
    ...pageLinkFindings(config, brand),
  ];
}

const exitCode = await report(help, run);
process.exitCode = exitCode === 0 && !isReady ? 1 : exitCode;
