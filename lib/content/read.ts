/** Reads content files: YAML, or Markdown under YAML fields. An error is a sentence that the owner can act on. */
import { type Document, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { fillMarkers, type Markers } from './markers.ts';

/** A content file that cannot be used. The message names the file and the field. */
export class ContentError extends Error {
  override name = 'ContentError';
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

/**
 * @param yaml a YAML file, or the fields of a Markdown file
 * @returns its value, and the document whose nodes know their lines in the file
 * @throws ContentError naming the line that is not YAML, or whose alias cannot be resolved
 */
export function parseYaml(file: string, yaml: string): ParsedYaml {
  const lineCounter = new LineCounter();
  // The line of hyphens above the fields of a Markdown file counts as well.
  const document = parseDocument(file.endsWith('.md') ? `\n${yaml}` : yaml, { lineCounter });
  const [error] = document.errors;
  if (error) throw new ContentError(`${file}: ${error.message}`);
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

/**
 * Zod's error map for owners. A schema's own message takes precedence.
 * @returns what is wrong with a field and how to correct it; undefined for Zod's message
 */
export function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'is missing';
  if (issue.code === 'invalid_type') return typeErrors[issue.expected];
  if (issue.code === 'unrecognized_keys') {
    return `has an unknown field: ${issue.keys.join(', ')}. Is it misspelled, or indented too far or not far enough?`;
  }
  if (issue.code === 'invalid_format') return formatErrors[issue.format];
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
  if (issue.origin === 'array' && (issue.code === 'too_small' || issue.code === 'too_big')) {
    const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
    const bound = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
    return `must have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  }
  return undefined;
}

const formatErrors: Readonly<Record<string, string>> = {
  url: 'must be a whole web address, such as https://www.example.com',
  email: 'must be an email address, such as hello@example.com',
};

const typeErrors: Readonly<Record<string, string>> = {
  string: 'must be text. If it has a colon in it or is a number or a date, put quotes around it',
  number: 'must be a number, without quotes',
  int: 'must be a whole number, without quotes',
  boolean: 'must be true or false, without quotes',
  array: 'must be a list: each entry on a line of its own that starts with a hyphen',
  object: 'must be a group of fields, each on a line of its own, two spaces further right',
};
