/** Checks what a content folder holds: the one typed snapshot for pages, server and commands. */
import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { type Finding, findContentFindings } from './check/check.ts';
import { listPictures, type NamedPicture } from './check/pictures.ts';
import { ContentError, type Issue } from './errors.ts';
import { explainIssue } from './explain-issue.ts';
import { contentSchema, findFileKind } from './files.ts';
import { contentFile, getContentFolder } from './folder.ts';
import { fillMarkers } from './markers.ts';
import { pick, readKnown, readMarkers, readSources, type Sources } from './read.ts';
import { findMarkdownErrors, withKnown } from './references.ts';
import { wordsSchema } from './schemas/firm-words.ts';
import type { Words } from './shipped-words.ts';
import { fillAllMarkers, findLine, type Source } from './source.ts';

/** The files by name, and the entries of each folder in the owner's order. */
export type ContentFiles = z.output<typeof contentSchema>;

/** A checked content folder, as plain data. */
export interface Content extends ContentFiles {
  folder: string;
  /** Canonical and other addresses of pages and files. */
  pages: readonly string[];
  /** Those of words.yaml, and the shipped ones. */
  words: Words;
  pictures: readonly NamedPicture[];
  /** The SVG files of the brand: `mark`, and `icon` where there is one. */
  drawings: Readonly<Record<string, string>>;
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

export function readContent(folder = getContentFolder()): Reading {
  const read = readSources(folder);
  const { names, sources } = read;
  const unknown = names.filter((name) => !findFileKind(name));
  const fail = (issues: readonly Issue[]): Reading => ({ folder, sources, unknown, issues });
  const { addresses, ...known } = readKnown(read);
  const { data, issues } = withKnown(known, () => checkSources(read));
  const errors = [...read.issues, ...issues];
  if (!data || errors.length > 0) return fail(errors);
  const content = {
    ...data,
    folder,
    pages: [...addresses.pages],
    words: data.files['words.yaml'] ?? wordsSchema.parse({}),
    pictures: listPictures(data),
    drawings: readDrawings(folder),
  };
  const findings = findContentFindings(content, addresses);
  return findings.length > 0
    ? fail(findings.map((finding) => locate(folder, sources, finding)))
    : { folder, sources, unknown, issues: [], content };
}

/** @returns a finding with its file and line */
export function locate(folder: string, sources: readonly Source[], finding: Finding): Issue {
  const { name, keys = [], textLine, message } = finding;
  const source = sources.find((each) => each.name === name);
  const line =
    source && (textLine === undefined ? findLine(source, keys) : source.bodyLine + textLine);
  return { file: contentFile(name, folder), line, path: keys.map(String).join('.'), message };
}

/** Checks all files by their schemas. */
function checkSources(read: Sources): { data: ContentFiles | undefined; issues: Issue[] } {
  const { folder, names, sources } = read;
  const markers = readMarkers(read);
  const files: Record<string, unknown> = {};
  const entries: Record<string, { id: string; name: string; data: unknown; body: string }[]> = {};
  const findings: Finding[] = [];
  for (const { name, value, body } of sources) {
    const kind = findFileKind(name);
    if (!kind) continue;
    const data = fillAllMarkers(value, markers);
    if (kind.entry) {
      const { folder, id } = kind.entry;
      entries[folder] ??= [];
      entries[folder].push({ id, name, data, body: fillMarkers(body, markers) });
    } else files[name] = data;
    for (const [textLine, text] of body.split('\n').entries())
      findings.push(...findMarkdownErrors(text).map((message) => ({ name, textLine, message })));
  }
  for (const list of Object.values(entries)) list.sort(compareEntries);
  const { data, error } = contentSchema.safeParse({ files, entries }, { error: explainIssue });
  for (const { path, message } of error?.issues ?? []) {
    const [part, key = '', index, , ...field] = path;
    if (part === 'entries') {
      const { name = `${String(key)}/` } = entries[String(key)]?.[Number(index)] ?? {};
      findings.push({ name, keys: field, message });
    } else if (!names.includes(String(key))) {
      findings.push({ name: String(key), message: 'the file is missing' });
    } else if (Object.hasOwn(files, key)) {
      findings.push({ name: String(key), keys: path.slice(2), message });
    }
  }
  return { data, issues: findings.map((finding) => locate(folder, sources, finding)) };
}

/** By `order`, then by name. */
function compareEntries(one: { id: string; data: unknown }, other: typeof one): number {
  const [a, b] = [one, other].map(({ data }) => pick(data, 'order').map(Number)[0]);
  return (
    (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER) ||
    one.id.localeCompare(other.id)
  );
}

const readDrawings = (folder: string) =>
  Object.fromEntries(
    ['mark', 'icon'].flatMap((name) => {
      const file = contentFile(`brand/${name}.svg`, folder);
      return existsSync(file) ? [[name, readFileSync(file, 'utf8')]] : [];
    }),
  );
