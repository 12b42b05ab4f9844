/** Turns the text of a content file into checked data, or into a sentence that the owner can act on. */
import { LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { fillMarkers, type Markers } from './markers.ts';

/** A content file that cannot be used. The message names the file and the field. */
export class ContentError extends Error {
  override name = 'ContentError';
}

const fieldName = (path: readonly PropertyKey[]) =>
  path.length === 0 ? 'the file as a whole' : path.map(String).join('.');

/**
 * @param file path shown to the owner, such as `content/brand/firm.yaml`
 * @param text the file's YAML
 * @param markers values that take the place of `{name}` in every text of the file
 * @returns the checked data
 * @throws ContentError naming the file and each field that is missing or wrong
 */
export function readContent<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  markers: Markers = {},
): z.output<Schema> {
  const result = schema.safeParse(filled(parseYaml(file, text), markers), { error: plainError });
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `${file}: ${fieldName(issue.path)}: ${issue.message}`,
  );
  throw new ContentError(problems.join('\n'));
}

/** @throws ContentError naming the line that is no YAML, or that repeats too much */
export function parseYaml(file: string, text: string): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [error] = document.errors;
  if (error) throw new ContentError(`${file}: ${error.message}`);
  let alias: { name: string; line: number } | undefined;
  const refuse = (problem: string) =>
    new ContentError(`${file}: line ${alias?.line}: *${alias?.name} ${problem}`);
  visit(document, {
    Alias(_, node, path) {
      alias = { name: node.source, line: lineCounter.linePos(node.range?.[0] ?? 0).line };
      const target = node.resolve(document);
      if (!target) throw refuse(`stands for nothing: no &${node.source} comes before it`);
      if (path.includes(target)) throw refuse('stands for a part that contains it');
    },
  });
  try {
    return document.toJS();
  } catch (cause) {
    // The library's guard against a few lines that expand to gigabytes.
    if (alias && cause instanceof ReferenceError) {
      throw refuse('repeats what is itself repeated too often. Write the values out');
    }
    throw cause;
  }
}

/** Fills the markers after the YAML is read, so that no name can break the file's form. */
function filled(value: unknown, markers: Markers): unknown {
  if (typeof value === 'string') return fillMarkers(value, markers);
  if (Array.isArray(value)) return value.map((item) => filled(item, markers));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, filled(item, markers)]),
  );
}

/**
 * What is wrong with a field, for an owner who edits texts and no code. A schema's own words come
 * first; this speaks where it has none.
 * @returns undefined where Zod's own words are plain enough
 */
export function plainError(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'is missing';
  if (issue.code === 'invalid_type') return wrongType[issue.expected];
  if (issue.code === 'unrecognized_keys') {
    return `has an unknown field: ${issue.keys.join(', ')}. Is it misspelled, or indented too far or not far enough?`;
  }
  if (issue.code === 'invalid_format') return wrongForm[issue.format];
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
  if (issue.origin === 'array' && (issue.code === 'too_small' || issue.code === 'too_big')) {
    const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
    const bound = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
    return `must have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  }
  return undefined;
}

const wrongForm: Readonly<Record<string, string>> = {
  url: 'must be a whole web address, such as https://www.example.com',
  email: 'must be an e-mail address, such as hello@example.com',
};

const wrongType: Readonly<Record<string, string>> = {
  string: 'must be text. If it has a colon in it or is a number or a date, put quotes around it',
  number: 'must be a number, without quotes',
  int: 'must be a whole number, without quotes',
  boolean: 'must be true or false, without quotes',
  array: 'must be a list: each entry on a line of its own that starts with a hyphen',
  object: 'must be a group of fields, each on a line of its own, two spaces further right',
};
