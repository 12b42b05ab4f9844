import { checkServer } from '../check/check-server.ts';
import { createCheck, toFlagFinding } from '../check/report.ts';
import { defaultSiteDist } from '../config.ts';
import { readSiteRecord } from '../site/built-site.ts';
import { runAsProcess } from './command.ts';

const help = `Usage: npm run server:check -- [--json]

Lists what keeps this server from going live: settings, data, calls, and what is still a sample in the site that was
built. --json prints JSON.
`;

export const serverCheck = createCheck(help, () => {
  const record = readSiteRecord(process.env.SITE_DIST?.trim() || defaultSiteDist);
  const { brand, booking, samples, launchAnswers } = record;
  const hours = booking?.hours;
  return {
    findings: [
      ...samples.map((file) => toFlagFinding('Words', file)),
      ...checkServer({ brand, hours, record, isCurrent: true }),
    ],
    notes: [],
    answers: launchAnswers,
  };
});

if (import.meta.main) await runAsProcess(serverCheck);
