/** Checks the content folder: its files, texts to write, and sample and review flags. */
import type { Reading } from '../../lib/content/load.ts';
import { findSampleValue } from '../../lib/content/sample-values.ts';
import { listValues, type SourceValue } from '../../lib/content/source.ts';
import { createPoint, type Finding } from './report.ts';

/** What the starter has in the place of a text that the owner writes. */
const unwrittenText = 'TODO';

export function checkContent({ sources, unknown, issues, folder }: Reading): Finding[] {
  const values = sources.flatMap(listValues);
  return [
    ...issues.map(({ file, line, path, message }) =>
      toFileFinding(file, `${message}.`, line, path),
    ),
    ...unknown.map((name) =>
      toFileFinding(`${folder}/${name}`, `the site does not use it. Move it out of ${folder}/.`),
    ),
    ...values.filter(({ text }) => text.includes(unwrittenText)).map(toUnwrittenFinding),
    ...[...Map.groupBy(values.filter(isSampleFlag), ({ file }) => file)].map(([file, flags]) =>
      toFlagFinding(file, flags[0]?.line),
    ),
    ...values.filter(isUnreviewed).map(toReviewFinding),
    ...values.flatMap(toSampleValueFindings),
  ];
}

const isFlag = (name: string, text: string) => (value: SourceValue) =>
  value.keys.at(-1) === name && value.text === text;
const isSampleFlag = isFlag('sample', 'true');
const isUnreviewed = isFlag('reviewed', 'false');

const toUnwrittenFinding = (value: SourceValue): Finding => ({
  group: 'Texts to write',
  ...getPlace(value),
  todo: 'is not written yet.',
});

const toReviewFinding = ({ file, line }: SourceValue): Finding => ({
  group: 'Legal pages',
  place: file,
  line,
  todo: 'not reviewed. Have counsel read it, then set reviewed to true.',
});

const toFileFinding = (place: string, todo: string, line?: number, field?: string): Finding => ({
  group: 'Files that cannot be read',
  place,
  line,
  field,
  todo,
});

const getPlace = ({ file, line, keys }: SourceValue) => ({
  place: file,
  line,
  field: keys.join('.'),
});

/** Host names and phone numbers that never lead anywhere. */
function toSampleValueFindings(value: SourceValue): Finding[] {
  const text = findSampleValue(value.text);
  if (!text) return [];
  const todo = `${text} leads nowhere. Replace it with a real one.`;
  const point = createPoint('nowhere', value.name, text);
  return [{ group: 'Sample brand, addresses and phone numbers', ...getPlace(value), todo, point }];
}

/** @returns the finding of a file that is still marked as a sample */
export const toFlagFinding = (place: string, line?: number): Finding => ({
  group: 'Sample content',
  place,
  line,
  todo: 'invented. Replace it with the firm’s own, then set sample to false.',
});
