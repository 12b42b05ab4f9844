import { contentFile, getContentFolder, isFolder } from '../lib/content/folder.ts';
import { readContent } from '../lib/content/load.ts';
import { listValues } from '../lib/content/source.ts';
import { digestContent, type SiteRecord } from '../lib/site-record.ts';
import { checkServer } from '../server/check/check-server.ts';
import { createCheck, mergeResults } from '../server/check/report.ts';
import { CommandError, runAsProcess } from '../server/commands/command.ts';
import { defaultSiteDist } from '../server/config.ts';
import { readSiteRecord, SiteMissingError } from '../server/site/built-site.ts';
import { checkContent } from './launch-check/content.ts';
import { checkOutsideLinks } from './launch-check/links.ts';

const help = `Usage: npm run launch:check -- [--json] [--offline]

Lists what keeps the site from going live: in the content, and on this server (npm run server:check lists the
latter alone). It connects to the mail server, the webhook (with a test event), the site's own address, the calendars
and the links to other sites. --offline connects to nothing. --json prints JSON.
`;

/** Reads the settings and CONTENT_DIR of this process. */
export const launchCheck = createCheck(help, async (offline) => {
  const folder = getContentFolder();
  if (!isFolder(folder)) {
    throw new CommandError(
      `There is no content folder ${folder}/ here. npm run server:check checks the server alone.`,
    );
  }
  const reading = readContent(folder);
  const { content } = reading;
  const record = readRecord();
  const isCurrent = record?.content === digestContent(folder);
  // The record of a stale build may have an older brand.
  const brand = isCurrent ? record.brand : (content?.files['brand/firm.yaml'] ?? record?.brand);
  const hours = content?.files['hours.yaml'];
  const { findings, notes } = mergeResults([
    checkContent(reading),
    ...(await Promise.all([
      ...(brand ? [checkServer({ brand, hours, record, isCurrent, offline })] : []),
      ...(offline ? [] : [checkOutsideLinks(reading.sources.flatMap(listValues))]),
    ])),
    {
      findings: [],
      notes: offline
        ? [
            'With --offline, the mail server, the webhook, SITE_URL, calendars and links to other sites were not checked.',
          ]
        : [],
    },
  ]);
  const answers = content?.files['launch.yaml']?.answers ?? [];
  const unused = answers.filter((answer) => !findings.some(({ point }) => point === answer.point));
  return {
    findings,
    notes: [
      ...notes,
      ...unused.map(
        ({ point }) =>
          `${contentFile('launch.yaml')} answers ${point}, which this check does not report (any more). Remove the answer.`,
      ),
    ],
    answers,
  };
});

/** @returns undefined if the site was not built yet */
function readRecord(): SiteRecord | undefined {
  try {
    return readSiteRecord(process.env.SITE_DIST?.trim() || defaultSiteDist);
  } catch (error) {
    if (error instanceof SiteMissingError) return undefined;
    throw error;
  }
}

if (import.meta.main) await runAsProcess(launchCheck);
