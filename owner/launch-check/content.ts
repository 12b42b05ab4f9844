/** Checks the content folder: its files, texts to write, and sample and review flags. */
import { z } from 'zod';
import { getContentSchema, namedContentFiles } from '../../lib/content/files.ts';
import {
  contentFile,
  getContentFolder,
  listContentFiles,
  readContentText,
} from '../../lib/content/folder.ts';
import type { Markers } from '../../lib/content/markers.ts';
import { ContentError, readContent } from '../../lib/content/read.ts';
import { findSampleValue } from '../../lib/content/sample-values.ts';
import { type Brand, getBrandMarkers } from '../../lib/content/schemas/brand.ts';
import { type ContentValue, isSampleFlag, readContentValues } from '../../lib/content/values.ts';
import { createPoint, type Finding } from './report.ts';

/** What the starter has in the place of a text that the owner writes. */
const unwrittenText = 'TODO';

export function checkContent(brand: Brand): Finding[] {
  const names = listContentFiles();
  const values = readContentValues();
  const hasTalks = values.some(({ name, field }) => name === 'videos.yaml' && field[0] === 'items');
  return [
    ...namedContentFiles
      .filter((name) => !names.includes(name))
      .map((name) => toFileFinding(contentFile(name), 'the file is missing. Put it back.')),
    ...names.flatMap((name) => checkFile(name, getBrandMarkers(brand))),
    ...values.filter(({ text }) => text.includes(unwrittenText)).map(toUnwrittenFinding),
    ...[...Map.groupBy(values.filter(isSampleFlag), ({ file }) => file)].map(([file, flags]) =>
      toFlagFinding(file, flags[0]?.line),
    ),
    ...values
      // Without talks, the address of their host is not used.
      .filter(({ name }) => name !== 'videos.yaml' || hasTalks)
      .flatMap(toSampleValueFindings),
  ];
}

const toUnwrittenFinding = (value: ContentValue): Finding => ({
  group: 'Texts to write',
  ...getPlace(value),
  todo: 'is not written yet.',
});

const unreviewed = z.object({ reviewed: z.literal(false) });

function checkFile(name: string, markers: Markers): Finding[] {
  const file = contentFile(name);
  const schema = getContentSchema(name);
  if (!schema) {
    return [
      toFileFinding(file, `the site does not use it. Move it out of ${getContentFolder()}/.`),
    ];
  }
  try {
    const fields = readContent(file, readContentText(name), schema, markers);
    if (!unreviewed.safeParse(fields).success) return [];
    const todo = 'not reviewed. Have counsel read it, then set reviewed to true.';
    return [{ group: 'Legal pages', place: file, todo }];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [toFileFinding(file, `${error.message.replaceAll(`${file}: `, '')}.`)];
  }
}

const toFileFinding = (place: string, todo: string): Finding => ({
  group: 'Files that cannot be read',
  place,
  todo,
});

const getPlace = ({ file, line, field }: ContentValue) => ({
  place: file,
  line,
  field: field.join('.'),
});

/** Host names and phone numbers that never lead anywhere. */
function toSampleValueFindings(value: ContentValue): Finding[] {
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
