import { checkServer } from '../check/check-server.ts';
import { createCheck, toFlagFinding } from '../check/report.ts';
import { defaultSiteDist } from '../config.ts';
import { readSiteRecord } from '../site/built-site.ts';
import { runAsProcess } from './command.ts';

const help = `Usage: npm run server:check -- [--json] [--offline]

Lists what keeps this server from going live: settings, data, calls, and what is still a sample in the site that was
built. It connects to the mail server, the webhook (with a test event), the site's own address and the calendars.
--offline connects to nothing. --json prints JSON.
`;

export const serverCheck = createCheck(help, async (offline) => {
  const record = readSiteRecord(process.env.SITE_DIST?.trim() || defaultSiteDist);
  const { brand, booking, samples, launchAnswers } = record;
  const { findings, notes } = await checkServer({
    brand,
    hours: booking?.hours,
    record,
    isCurrent: true,
    offline,
  });
  return {
    findings: [...samples.map((file) => toFlagFinding('Words', file)), ...findings],
    notes,
    answers: launchAnswers,
  };
});

if (import.meta.main) await runAsProcess(serverCheck);
