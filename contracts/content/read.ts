/** Turns the text of a content file into checked data, or into a sentence that the owner can act on. */
import { parse as parseYaml, YAMLParseError } from 'yaml';
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
  const result = schema.safeParse(filled(readYaml(file, text), markers), { error: plainError });
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `${file}: ${fieldName(issue.path)}: ${issue.message}`,
  );
  throw new ContentError(problems.join('\n'));
}

function readYaml(file: string, text: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    if (error instanceof YAMLParseError) throw new ContentError(`${file}: ${error.message}`);
    throw error;
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
