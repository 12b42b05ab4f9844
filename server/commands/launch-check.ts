import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { buildFindings } from '../launch/build.ts';
import { contentFindings } from '../launch/content.ts';
import { dataFindings } from '../launch/data.ts';
import { type Finding, launchReport } from '../launch/report.ts';
import { settingFindings } from '../launch/settings.ts';
import { readBrand } from '../settings/brand.ts';
import { report } from './report.ts';

const help = 'Usage: npm run launch:check\n\nLists what keeps the site from going live.\n';

let isReady = false;

async function run(): Promise<string> {
  parseArgs();
  const brand = readBrand();
  const findings = contentFindings(brand);
  try {
    findings.push(...findingsOf(readConfig(process.env, brand)));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // Without valid settings the other checks cannot run.
    const sentences = error.message.split('\n');
    findings.push(
      ...sentences.map((todo): Finding => ({ group: 'Settings', place: 'environment', todo })),
    );
  }
  isReady = findings.length === 0;
  return isReady ? 'Nothing is missing: the site can go live.\n' : launchReport(findings);
}

function findingsOf(config: Config): Finding[] {
  return [
    ...settingFindings(config, process.env),
    ...dataFindings(config, Date.now()),
    ...buildFindings(config),
  ];
}

const exitCode = await report(help, run);
process.exitCode = exitCode === 0 && !isReady ? 1 : exitCode;
