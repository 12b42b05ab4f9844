import { z } from 'zod';
import { type Brand, brandMarkers } from '../../contracts/content/brand.ts';
import { contentSchema, namedContentFiles } from '../../contracts/content/files.ts';
import {
  contentFile,
  contentFileNames,
  contentFolder,
  readContentText,
} from '../../contracts/content/folder.ts';
import { readMarkdown } from '../../contracts/content/markdown.ts';
import { ContentError, type Markers, readContent } from '../../contracts/content/read.ts';
import type { Finding } from './report.ts';
import { sampleValueIn } from './sample-values.ts';

/** What in the content folder is not the firm's own yet: flags, addresses and numbers that only a sample may have. */
export function contentFindings(brand: Brand): Finding[] {
  const names = contentFileNames();
  const missing = namedContentFiles.filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => unreadable(contentFile(name), 'the file is missing. Put it back.')),
    ...names.flatMap((name) => fileFindings(name, brandMarkers(brand))),
    ...brandFindings(brand),
  ];
}

/** A firm whose address is a sample's has not been named yet. */
function brandFindings({ name, legalName, siteUrl }: Brand): Finding[] {
  if (sampleValueIn(siteUrl) === undefined) return [];
  return Object.entries({ name, legalName }).map(([field, value]) => ({
    group: 'Sample brand, addresses and phone numbers',
    place: `${contentFile('brand.yaml')}: ${field}`,
    todo: `${value} is the name of the sample. Put the firm’s own here.`,
  }));
}

function fileFindings(name: string, markers: Markers): Finding[] {
  const file = contentFile(name);
  const schema = contentSchema(name);
  if (!schema) {
    return [unreadable(file, `nothing on the site reads it. Move it out of ${contentFolder()}/.`)];
  }
  try {
    const text = readContentText(name);
    const [flags] = parts(file, text, schema, markers);
    return [...flagFindings(file, flags), ...valueFindings(file, parts(file, text, z.unknown()))];
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

/** The fields of a file, and the text that follows them in a Markdown file. */
function parts(file: string, text: string, schema: z.ZodType, markers?: Markers): unknown[] {
  if (!file.endsWith('.md')) return [readContent(file, text, schema, markers)];
  const { data, body } = readMarkdown(file, text, schema, markers);
  return [data, body];
}

const sampled = z.object({ sample: z.literal(true) });
const unreviewed = z.object({ reviewed: z.literal(false) });

function flagFindings(file: string, fields: unknown): Finding[] {
  if (sampled.safeParse(fields).success) {
    const todo = 'invented. Replace it with the firm’s own, then set sample to false.';
    return [{ group: 'Sample content', place: file, todo }];
  }
  if (unreviewed.safeParse(fields).success) {
    const todo = 'not reviewed. Have counsel read it, then set reviewed to true.';
    return [{ group: 'Legal pages', place: file, todo }];
  }
  return [];
}

/** Looks into the texts as they are typed: a marker such as {email} is the business of brand.yaml. */
function valueFindings(file: string, [fields, body]: unknown[]): Finding[] {
  return [...texts(fields, []), ...texts(body, ['text'])].flatMap(({ path, text }) => {
    const value = sampleValueIn(text);
    if (value === undefined) return [];
    const place = `${file}: ${path.join('.')}`;
    const todo = `${value} leads nowhere. Put the real one here.`;
    return [{ group: 'Sample brand, addresses and phone numbers' as const, place, todo }];
  });
}

interface Text {
  path: string[];
  text: string;
}

function texts(value: unknown, path: string[]): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => texts(child, [...path, key]));
}
