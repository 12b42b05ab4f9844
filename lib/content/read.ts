/** Reads content files: YAML, or Markdown under YAML fields. An error is a sentence that the owner can act on. */
import { type Document, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { explainIssue, explainYamlError } from './explain-issue.ts';
import { fillMarkers, type Markers } from './markers.ts';

/** A content file that cannot be used. The message names the file and the field. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Runs a check of content.
 * @returns its sentences, or those of the ContentError that ended it
 */
export async function collectErrors(
  check: () => readonly string[] | Promise<readonly string[]>,
): Promise<readonly string[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

/** @returns the result; the fallback if the content has errors, which the content check reports */
export function readIfValid<Value, Fallback>(
  read: () => Value,
  fallback: Fallback,
): Value | Fallback {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return fallback;
    throw error;
  }
}

const formatField = (path: readonly PropertyKey[]) =>
  path.length === 0 ? 'the file as a whole' : path.map(String).join('.');

const frontMatter = /^---\r?\n(?<head>.*?)(?<=\n)---\r?\n(?<body>.*)$/s;

/** @returns the YAML of a Markdown file and the text under it; undefined if it has no YAML */
export function splitFrontMatter(text: string): { head: string; body: string } | undefined {
  const { head, body } = frontMatter.exec(text)?.groups ?? {};
  return head === undefined || body === undefined ? undefined : { head, body };
}

function splitMarkdown(file: string, text: string): { head: string; body: string } {
  const parts = splitFrontMatter(text.replaceAll('\r\n', '\n'));
  if (parts) return parts;
  throw new ContentError(`${file}: the file must begin with fields between two lines of ---`);
}

/**
 * Checks a YAML file, or the fields of a Markdown file.
 * @param file path shown to the owner, such as `content/brand/firm.yaml`
 * @param text the whole file
 * @param markers values that replace `{name}` in every text of the file
 * @throws ContentError naming the file and each field that is missing or wrong
 */
export function readContent<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  markers: Markers = {},
): z.output<Schema> {
  const yaml = file.endsWith('.md') ? splitMarkdown(file, text).head : text;
  const fields = fillAllMarkers(parseYaml(file, yaml).value, markers);
  const result = schema.safeParse(fields, { error: explainIssue });
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `${file}: ${formatField(issue.path)}: ${issue.message}`,
  );
  throw new ContentError(problems.join('\n'));
}

/**
 * @param text a whole Markdown file; markers are filled in its fields and in its text
 * @returns the checked fields, and the Markdown under them
 * @throws ContentError naming the file and each field that is missing or wrong
 */
export const readMarkdown = <Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  markers: Markers = {},
): { data: z.output<Schema>; body: string } => ({
  data: readContent(file, text, schema, markers),
  body: fillMarkers(splitMarkdown(file, text).body, markers),
});

interface ParsedYaml {
  value: unknown;
  document: Document;
  lineCounter: LineCounter;
}

/** The last parse of each file, since the checks read each one several times. */
const parsedFiles = new Map<string, { yaml: string; parsed: ParsedYaml }>();
const maxParsedFiles = 500;

/**
 * @param yaml a YAML file, or the fields of a Markdown file
 * @returns its value and document, which are cached: do not change them
 * @throws ContentError naming the line that is not YAML, or whose alias cannot be resolved
 */
export function parseYaml(file: string, yaml: string): ParsedYaml {
  const known = parsedFiles.get(file);
  if (known?.yaml === yaml) return known.parsed;
  const parsed = parseUncached(file, yaml);
  if (parsedFiles.size >= maxParsedFiles) parsedFiles.clear();
  parsedFiles.set(file, { yaml, parsed });
  return parsed;
}

function parseUncached(file: string, yaml: string): ParsedYaml {
  const lineCounter = new LineCounter();
  // Counts the line of hyphens above the fields of a Markdown file.
  const document = parseDocument(file.endsWith('.md') ? `\n${yaml}` : yaml, { lineCounter });
  const [error] = document.errors;
  if (error) throw new ContentError(`${file}: ${explainYamlError(error)}`);
  let alias: { name: string; line: number } | undefined;
  const toError = (problem: string) =>
    new ContentError(`${file}: line ${alias?.line}: *${alias?.name} ${problem}`);
  visit(document, {
    Alias(_, node, path) {
      alias = { name: node.source, line: lineCounter.linePos(node.range?.[0] ?? 0).line };
      const target = node.resolve(document);
      if (!target) throw toError(`refers to nothing: there is no &${node.source} above it`);
      if (path.includes(target)) throw toError('refers to a part of the file that contains it');
    },
  });
  try {
    return { value: document.toJS(), document, lineCounter };
  } catch (cause) {
    // The library's guard against a few lines that expand to gigabytes.
    if (alias && cause instanceof ReferenceError) {
      throw toError('repeats too much of the file. Write the values in full');
    }
    throw cause;
  }
}

/** Runs after parsing, so that no value can break the YAML. */
function fillAllMarkers(value: unknown, markers: Markers): unknown {
  if (typeof value === 'string') return fillMarkers(value, markers);
  if (Array.isArray(value)) return value.map((item) => fillAllMarkers(item, markers));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillAllMarkers(item, markers)]),
  );
}
