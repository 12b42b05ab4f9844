import { contentFile, getContentFolder, isFolder } from '../lib/content/folder.ts';
import { type Reading, readContent } from '../lib/content/load.ts';
import { findSampleValue } from '../lib/content/sample-values.ts';
import { listValues, type SourceValue } from '../lib/content/source.ts';
import { digestContent, type SiteRecord } from '../lib/site-record.ts';
import { checkServer } from '../server/check/check-server.ts';
import {
  type CheckResult,
  createCheck,
  createPoint,
  type Finding,
  type FindingGroup,
  toFlagFinding,
} from '../server/check/report.ts';
import { CommandError, runAsProcess } from '../server/commands/command.ts';
import { defaultSiteDist } from '../server/config.ts';
import { readSiteRecord, SiteMissingError } from '../server/site/built-site.ts';

const help = `Usage: npm run launch:check -- [--json]

Lists what keeps the site from going live: in the content, and on this server (npm run server:check lists the
latter alone). It connects to nothing. --json prints JSON.
`;

/** Reads the settings and CONTENT_DIR of this process. */
export const launchCheck = createCheck(help, () => {
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
  const { findings: inContent, notes } = checkContent(reading);
  const onServer = brand ? checkServer({ brand, hours, record, isCurrent }) : [];
  const findings = [...inContent, ...onServer];
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

/** What the starter has in the place of a text that the owner writes. */
const unwrittenText = 'TODO';

/** Checks its files, texts to write, and sample and review flags. */
function checkContent(reading: Reading): CheckResult {
  const { sources, unknown, issues, folder } = reading;
  const values = sources.flatMap(listValues);
  // One flag per file is enough to report it.
  const flags = [...Map.groupBy(values.filter(isSampleFlag), ({ file }) => file).values()]
    .flatMap(([flag]) => flag ?? [])
    .map(({ name, file, line }) => toFlagFinding(getStep(name), file, line));
  return {
    findings: [
      ...issues.map(({ file, line, path, message }) =>
        toFileFinding(file, `${message}.`, line, path),
      ),
      ...unknown.map((name) =>
        toFileFinding(`${folder}/${name}`, `the site does not use it. Move it out of ${folder}/.`),
      ),
      ...flags,
      ...values.flatMap(findInValue),
    ],
    notes:
      flags.length > 0
        ? [
            'Presenting invented testimonials as real ones is unlawful in the United States (16 CFR Part 465).',
          ]
        : [],
  };
}

const isSampleFlag = ({ keys, text }: SourceValue) => keys.at(-1) === 'sample' && text === 'true';

/** The steps of the owner's guide, by the files that each is about. */
const steps: readonly (readonly [FindingGroup, RegExp])[] = [
  ['Look', /^brand\/look\./],
  ['Name', /^brand\/firm\./],
  ['Figures', /^(?:claims|pages\/how-we-count)\./],
  ['Services', /^(?:services\/|worked-searches\.|tools\/specimen-slate\.)/],
  ['Cities', /^(?:cities\/|pay\.)/],
  ['People', /^(?:people|hours|testimonials|clients)\./],
  ['Legal pages', /^(?:legal\/|pages\/legal\.)/],
];
const getStep = (name: string): FindingGroup =>
  steps.find(([, files]) => files.test(name))?.[0] ?? 'Words';

function findInValue({ name, file, line, keys, text }: SourceValue): Finding[] {
  const place = { group: getStep(name), place: file, line, field: keys.join('.') };
  if (text.includes(unwrittenText)) return [{ ...place, todo: 'is not written yet.' }];
  if (keys.at(-1) === 'reviewed' && text === 'false') {
    const todo = 'not reviewed. Have counsel read it, then set reviewed to true.';
    return [{ ...place, field: undefined, todo }];
  }
  // Host names and phone numbers that never lead anywhere.
  const sample = findSampleValue(text);
  if (!sample) return [];
  const todo = `${sample} leads nowhere. Replace it with a real one.`;
  return [{ ...place, todo, point: createPoint('nowhere', name, sample) }];
}

const toFileFinding = (place: string, todo: string, line?: number, field?: string): Finding => ({
  group: 'Files that cannot be read',
  place,
  line,
  field,
  todo,
});

if (import.meta.main) await runAsProcess(launchCheck);
