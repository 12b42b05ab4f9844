/** Checks the content folder: its files, texts to write, and sample and review flags. */
import { findOldPay } from '../../lib/content/check/pay.ts';
import { contentFile } from '../../lib/content/folder.ts';
import type { Reading } from '../../lib/content/load.ts';
import { findSampleValue } from '../../lib/content/sample-values.ts';
import { listValues, type SourceValue } from '../../lib/content/source.ts';
import {
  type CheckResult,
  createPoint,
  type Finding,
  type FindingGroup,
  toFlagFinding,
} from '../../server/check/report.ts';

/** What the starter has in the place of a text that the owner writes. */
const unwrittenText = 'TODO';

export function checkContent(reading: Reading): CheckResult {
  const { sources, unknown, issues, folder, content } = reading;
  const values = sources.flatMap(listValues);
  // One flag per file is enough to report it.
  const flags = [...Map.groupBy(values.filter(isSampleFlag), ({ file }) => file).values()]
    .flatMap(([flag]) => flag ?? [])
    .map(({ name, file, line }) => toFlagFinding(getStep(name), file, line));
  const oldPay = content && findOldPay(content, Date.now());
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
    notes: [
      ...(flags.length > 0
        ? [
            'Presenting invented testimonials as real ones is unlawful in the United States (16 CFR Part 465).',
          ]
        : []),
      ...(oldPay ? [`${contentFile('pay.yaml', folder)}: ${oldPay}`] : []),
    ],
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
