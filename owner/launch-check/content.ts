import { z } from 'zod';
import { contentSchema, namedContentFiles } from '../../lib/content/files.ts';
import {
  contentFile,
  contentFileNames,
  contentFolder,
  readContentText,
} from '../../lib/content/folder.ts';
import { brandMarkers, type Markers } from '../../lib/content/markers.ts';
import { ContentError, readContent } from '../../lib/content/read.ts';
import { sampleValueIn } from '../../lib/content/sample-values.ts';
import type { Brand } from '../../lib/content/schemas/brand.ts';
import type { ContentText } from '../../lib/content/texts.ts';
import { tellingTexts } from './content-texts.ts';
import type { Finding } from './report.ts';
import { sampleFindings } from './sample-findings.ts';
import { digestOf, sampleMarks } from './sample-marks.ts';
import { compareWithSample } from './shipped-sample.ts';

/** What in the content folder is not the firm's own yet: flags, the sample's words, and values that only a sample may have. */
export function contentFindings(brand: Brand): Finding[] {
  const names = contentFileNames();
  const missing = namedContentFiles.filter((name) => !names.includes(name));
  const texts = tellingTexts();
  const marks = sampleMarks(texts);
  const comparison = compareWithSample([brand.name, brand.legalName], marks);
  return [
    ...missing.map((name) => unreadable(contentFile(name), 'the file is missing. Put it back.')),
    ...names.flatMap((name) => fileFindings(name, brandMarkers(brand))),
    ...sampleFindings(texts, marks, comparison),
    ...texts.filter((text) => !isUnused(text, texts)).flatMap(valueFindings),
  ];
}

function fileFindings(name: string, markers: Markers): Finding[] {
  const file = contentFile(name);
  const schema = contentSchema(name);
  if (!schema) {
    return [unreadable(file, `nothing on the site reads it. Move it out of ${contentFolder()}/.`)];
  }
  try {
    return reviewFindings(file, readContent(file, readContentText(name), schema, markers));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [unreadable(file, `${error.message.replaceAll(`${file}: `, '')}.`)];
  }
}

const unreadable = (place: string, todo: string): Finding => ({
  group: 'Files that cannot be read',
  place,
  todo,
});

const unreviewed = z.object({ reviewed: z.literal(false) });

function reviewFindings(file: string, fields: unknown): Finding[] {
  if (!unreviewed.safeParse(fields).success) return [];
  const todo = 'not reviewed. Have counsel read it, then set reviewed to true.';
  return [{ group: 'Legal pages', place: file, todo }];
}

/** The addresses of the talks' host lead nowhere as long as there is no talk. */
const isUnused = ({ name }: ContentText, texts: readonly ContentText[]) =>
  name === 'videos.yaml' && !texts.some((each) => each.name === name && each.field[0] === 'items');

/** Looks into the texts as they are typed: a marker such as {email} is the business of the brand's file. */
function valueFindings({ name, file, field, line, text }: ContentText): Finding[] {
  const value = sampleValueIn(text);
  if (value === undefined) return [];
  return [
    {
      group: 'Sample brand, addresses and phone numbers',
      place: file,
      line,
      field: field.join('.'),
      todo: `${value} leads nowhere. Put the real one here.`,
      point: `nowhere-${digestOf(name, value).slice(0, 8)}`,
    },
  ];
}
