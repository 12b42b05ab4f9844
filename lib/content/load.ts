/** Reads the content folder once: parsed, checked and typed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { z } from 'zod';
import { listAddresses, listIds } from './addresses.ts';
import { type Finding, findContentFindings } from './check/check.ts';
import { ContentError, type Issue } from './errors.ts';
import {
  type entryFolders,
  findFileKind,
  folderNames,
  namedFiles,
  type optionalFiles,
} from './files.ts';
import { contentFile, getContentFolder, requireFolder } from './folder.ts';
import { fillMarkers, type Markers } from './markers.ts';
import { isPublished } from './publication.ts';
import { findMarkdownErrors, type Known, withKnown } from './references.ts';
import { brandFile, brandSchema, getBrandMarkers } from './schemas/brand.ts';
import { defaultCitySuffix } from './schemas/city.ts';
import { wordsSchema } from './schemas/firm-words.ts';
import { legalPages } from './schemas/legal.ts';
import { isPicturePath, pictureFormats } from './schemas/picture.ts';
import type { Words } from './shipped-words.ts';
import { checkSource, findLine, parseSource, type Source } from './source.ts';

/** A file of a folder whose files the owner adds and removes. */
export interface Entry<Fields> {
  /** The name of the file. */
  id: string;
  data: Fields;
  /** Markdown under the fields, with the brand's markers filled. */
  body: string;
}

type Named = typeof namedFiles;
type Optional = typeof optionalFiles;
type Folders = typeof entryFolders;

/** A checked content folder, as plain data. */
export interface Content {
  folder: string;
  /** By name. */
  files: { [Name in keyof Named]: z.output<Named[Name]> } & {
    [Name in keyof Optional]?: z.output<Optional[Name]>;
  };
  /** Of each folder, in the owner's order. */
  entries: { [Name in keyof Folders]: Entry<z.output<Folders[Name]>>[] };
  /** Canonical and other addresses of pages and files. */
  pages: readonly string[];
  /** Those of words.yaml, and the shipped ones. */
  words: Words;
  /** The pictures that content files name. */
  pictures: readonly NamedPicture[];
  /** The SVG files of the brand: `mark`, and `icon` where there is one. */
  drawings: Readonly<Record<string, string>>;
}

export interface NamedPicture {
  /** From the content folder. */
  path: string;
  /** The content file that names it, and how. */
  name: string;
  written: string;
}

/** What a content folder holds, also where it has errors. */
export interface Reading {
  folder: string;
  sources: readonly Source[];
  /** Files that nothing on the site reads. */
  unknown: readonly string[];
  issues: readonly Issue[];
  /** Undefined if there are issues. */
  content?: Content;
}

/** @throws ContentError naming each file and field that is missing or wrong */
export function loadContent(folder = getContentFolder()): Content {
  const { content, issues } = readContent(folder);
  if (!content) throw new ContentError(...issues);
  return content;
}

/** @returns what fields may name, also where content has errors */
export function listKnownIds(folder = getContentFolder()): Known['ids'] {
  const { names, sources } = readSources(folder);
  return readKnown(names, sources).ids;
}

function readSources(folder: string) {
  requireFolder(folder);
  const issues: Issue[] = [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:yaml|md)$/.test(name) && !name.startsWith('.git/'))
    .sort();
  const sources = names.flatMap((name) => {
    const file = contentFile(name, folder);
    try {
      return [parseSource(file, readFileSync(file, 'utf8'), name)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      issues.push(...error.issues);
      return [];
    }
  });
  return { names, sources, issues };
}

export function readContent(folder = getContentFolder()): Reading {
  const { names, sources, issues } = readSources(folder);
  const required = [...Object.keys(namedFiles), ...legalPages.map((page) => `legal/${page}.md`)];
  for (const name of required)
    if (!names.includes(name)) {
      const file = contentFile(name, folder);
      issues.push({ file, message: 'the file is missing' });
    }
  const checked = checkSources(folder, names, sources);
  issues.push(...checked.issues);
  const unknown = names.filter((name) => !findFileKind(name));
  if (issues.length > 0) return { folder, sources, unknown, issues };
  const { content, addresses } = checked;
  const found = findContentFindings(content, addresses).map((finding) =>
    locate(folder, sources, finding),
  );
  return found.length > 0
    ? { folder, sources, unknown, issues: found }
    : { folder, sources, unknown, issues: [], content };
}

/** @returns a finding with its file and line */
export function locate(folder: string, sources: readonly Source[], finding: Finding): Issue {
  const { name, keys = [], message } = finding;
  const source = sources.find((each) => each.name === name);
  const line = source && findLine(source, keys);
  return { file: contentFile(name, folder), line, path: keys.map(String).join('.'), message };
}

/** Checks each file by its schema, with what the others hold. */
function checkSources(folder: string, names: readonly string[], sources: readonly Source[]) {
  const pictures: NamedPicture[] = [];
  const files: Record<string, unknown> = {};
  const entries: Record<string, Entry<unknown>[]> = Object.fromEntries(
    folderNames.map((name) => [name, []]),
  );
  const markers = readMarkers(sources);
  const { addresses, ...base } = readKnown(names, sources);
  const issues = sources.flatMap((source): Issue[] => {
    const { name, file, body, bodyLine } = source;
    const kind = findFileKind(name);
    if (!kind) return [];
    const findPictureError = (written: string) => {
      if (!isPicturePath(written))
        return `the picture ${written} must be a ${pictureFormats} beside this file, written as ./picture.jpg`;
      const path = posix.join(posix.dirname(name), written);
      if (!existsSync(contentFile(path, folder)))
        return `the picture ${written} is missing. Add its file, or remove the picture`;
      pictures.push({ path, name, written });
      return undefined;
    };
    const known: Known = { ...base, ...addresses, findPictureError };
    return withKnown(known, () => {
      const result = checkSource(source, kind.schema, markers);
      const bodyIssues = body
        .split('\n')
        .flatMap((line, index) =>
          findMarkdownErrors(line).map((message) => ({ file, line: bodyLine + index, message })),
        );
      if ('issues' in result) return [...result.issues, ...bodyIssues];
      const { entry } = kind;
      if (!entry) files[name] = result.data;
      else
        entries[entry.folder]?.push({
          id: entry.id,
          data: result.data,
          body: fillMarkers(body, markers),
        });
      return bodyIssues;
    });
  });
  for (const list of Object.values(entries)) list.sort(compareEntries);
  const drawings = Object.fromEntries(
    ['mark', 'icon'].flatMap((name) => {
      const file = contentFile(`brand/${name}.svg`, folder);
      return existsSync(file) ? [[name, readFileSync(file, 'utf8')]] : [];
    }),
  );
  const words = wordsSchema.parse(files['words.yaml'] ?? {});
  const pages = [...addresses.pages];
  const content = { folder, files, entries, pages, words, pictures, drawings };
  // Each file was checked by the schema that gives it its type.
  return { content: content as unknown as Content, issues, addresses };
}

/** By `order`, then by name. */
function compareEntries(one: Entry<unknown>, other: Entry<unknown>): number {
  const [a, b] = [one, other].map(({ data }) => pick(data, 'order').map(Number)[0]);
  return (
    (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER) ||
    one.id.localeCompare(other.id)
  );
}

/** @returns texts and numbers of unchecked content; `*` matches every entry of a list */
function pick(value: unknown, ...path: string[]): string[] {
  const [key, ...rest] = path;
  if (key === undefined)
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return key === '*'
    ? Object.values(value).flatMap((item) => pick(item, ...rest))
    : pick(Reflect.get(value, key), ...rest);
}

const toFinder = (sources: readonly Source[]) => {
  const values = new Map(sources.map(({ name, value }) => [name, value]));
  return (name: string) => values.get(name);
};

/** Also of an invalid file, so that other files report only their own errors. */
function readMarkers(sources: readonly Source[]): Markers {
  const value = toFinder(sources)(brandFile);
  const brand = brandSchema.safeParse(value);
  if (brand.success) return getBrandMarkers(brand.data);
  return z.record(z.string(), z.string().catch('')).catch({}).parse(value);
}

/** Reads what fields may name before any file is checked. */
function readKnown(names: readonly string[], sources: readonly Source[]) {
  const find = toFinder(sources);
  const unpublished = new Map(
    sources.flatMap(({ name, value }) => {
      const [, folder = '', slug = ''] = /^(posts|articles|guides)\/(.*)\.md$/.exec(name) ?? [];
      const reason = folder && findWaitReason(value);
      return reason ? [[`/${folder === 'guides' ? folder : 'blog'}/${slug}`, reason]] : [];
    }),
  );
  const listed = (name: string, ...path: string[]) =>
    find(name) === undefined ? undefined : pick(find(name), ...path);
  const ids: Known['ids'] = {
    people: listed('people.yaml', 'items', '*', 'id'),
    claims: names.includes('claims.yaml') ? listed('claims.yaml', '*', 'id') : [],
    groups: names.includes('pages/guides.yaml')
      ? listed('pages/guides.yaml', 'groups', '*', 'id')
      : [],
    industries: notEmpty(listed('industries.yaml', '*')),
    topics: notEmpty(listed('topics.yaml', 'topics', '*')),
    tags: notEmpty(listed('topics.yaml', 'tags', '*')),
    posts: ['posts', 'articles'].flatMap((folder) => listIds(names, folder)),
    ...Object.fromEntries(
      (['cities', 'services', 'guides'] as const).map((kind) => [kind, listIds(names, kind)]),
    ),
  };
  const redirects = find('redirects.yaml');
  const addresses = listAddresses({
    names,
    citySuffix: pick(find('pages/city.yaml'), 'addressSuffix')[0] ?? defaultCitySuffix,
    people: ids.people ?? [],
    overviewSlugs: sources
      .filter(({ name }) => name.startsWith('services/'))
      .flatMap(({ value }) => pick(value, 'overviewSlug')),
    redirects: typeof redirects === 'object' && redirects !== null ? Object.keys(redirects) : [],
    unpublished,
  });
  const [siteUrl = ''] = pick(find(brandFile), 'siteUrl');
  return { ids, unpublished, addresses, home: siteUrl.replace(/\/$/, '') };
}

/** Of a list that is empty or missing, any entry is right. */
const notEmpty = (list: readonly string[] | undefined) => (list?.length ? list : undefined);

/** @returns why a text is not published yet: `a draft`, or its date */
function findWaitReason(value: unknown): string | undefined {
  const fields = z.looseObject({ date: z.string(), draft: z.boolean().optional() });
  const draft = z.looseObject({ draft: z.literal(true) });
  if (draft.safeParse(value).success) return 'a draft';
  const { data } = fields.safeParse(value);
  return data && !isPublished(data) ? data.date : undefined;
}
