import type { z } from 'zod';

/**
 * What is wrong with a field, for an owner who edits texts and no code. A schema's own words come
 * first; this speaks where it has none.
 * @returns undefined where Zod's own words are plain enough
 */
export function plainError(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'is missing';
  if (issue.code === 'invalid_type') return wrongType[issue.expected];
  if (issue.code === 'unrecognized_keys') {
    return `has what the site does not know: ${issue.keys.join(', ')}. Is it misspelled, or too far left or right?`;
  }
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
  if (issue.origin === 'array' && (issue.code === 'too_small' || issue.code === 'too_big')) {
    const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
    const bound = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
    return `must have ${bound} ${limit} entries`;
  }
  return undefined;
}

const wrongType: Readonly<Record<string, string>> = {
  string: 'must be text. If it has a colon in it or is a number or a date, put quotes around it',
  number: 'must be a number, without quotes',
  int: 'must be a whole number, without quotes',
  boolean: 'must be true or false, without quotes',
  array: 'must be a list: each entry on a line of its own that starts with a hyphen',
  object: 'must be a group of fields, each on a line of its own, two spaces further right',
};
