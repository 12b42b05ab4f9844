/** The sentences that owners read about a wrong field. A schema's own message takes precedence. */
import type { z } from 'zod';

/** @returns what is wrong with a field and how to correct it */
export function explainIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return typeErrors[issue.expected] ?? unusable;
    case 'invalid_format':
      return explainFormat(issue);
    case 'invalid_value':
      return `must be one of: ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `has an unknown field: ${issue.keys.join(', ')}. Is it misspelled, or indented too far or not far enough?`;
    case 'too_small':
      return explainSize(issue, 'at least', issue.minimum);
    case 'too_big':
      return explainSize(issue, 'at most', issue.maximum);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_union':
      return explainAlternatives(issue);
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0]?.message ?? unusable;
    default:
      return unusable;
  }
}

const unusable = 'cannot be used. Write it as in the shipped file of that name';

type RawIssue<Issue extends z.core.$ZodIssueBase> = z.core.$ZodRawIssue<Issue>;

function explainSize(
  { origin, exact, input }: RawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>,
  bound: 'at least' | 'at most',
  limit: number | bigint,
): string {
  if (origin === 'array') {
    return `must have ${exact ? 'exactly' : bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  }
  if (typeof input !== 'string') return `must be ${bound} ${limit}`;
  if (input === '') return 'must not be empty';
  const rule = bound === 'at most' ? 'must not be longer than' : 'must not be shorter than';
  return `${rule} ${limit} ${limit === 1 ? 'character' : 'characters'}, and has ${input.length}`;
}

function explainFormat(issue: RawIssue<z.core.$ZodIssueInvalidStringFormat>): string {
  if (issue.format === 'starts_with') return `must begin with ${String(issue.prefix)}`;
  if (issue.format === 'ends_with') return `must end with ${String(issue.suffix)}`;
  if (issue.format === 'includes') return `must have ${String(issue.includes)} in it`;
  return formatErrors[issue.format] ?? unusable;
}

/** For a value that may have several forms, reports the form with the fewest errors. */
function explainAlternatives({ options, errors }: RawIssue<z.core.$ZodIssueInvalidUnion>): string {
  if (Array.isArray(options)) return `must be one of: ${options.join(', ')}`;
  const fewest = Math.min(...errors.map(({ length }) => length));
  const messages = errors
    .filter(({ length }) => length === fewest)
    .flatMap((issues) => issues.map(({ path, message }) => [...path, message].join(': ')));
  return [...new Set(messages)].join(', or ') || unusable;
}

const formatErrors: Readonly<Record<string, string>> = {
  url: 'must be a whole web address, such as https://www.example.com',
  email: 'must be an email address, such as hello@example.com',
  date: 'must be a day such as 2025-10-22',
};

const list = 'must be a list: each entry on its own line, which starts with a hyphen';
const group = 'must be a group of fields, each on its own line, two spaces further right';
const typeErrors: Readonly<Record<string, string>> = {
  string: 'must be text. If it has a colon in it or is a number or a date, put quotes around it',
  number: 'must be a number, without quotes',
  int: 'must be a whole number, without quotes',
  boolean: 'must be true or false, without quotes',
  array: list,
  tuple: list,
  object: group,
  record: group,
};

/** What to do about text that is not YAML, by the codes of the library's errors. */
const yamlErrors: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'a tab. Use spaces instead',
  DUPLICATE_KEY: 'a field that is already there. Remove one of the two',
  MISSING_CHAR: 'a quote, a bracket or a colon is missing. Add it',
  BAD_SCALAR_START: 'a text that begins with a sign. Put quotes around the text',
  BLOCK_AS_IMPLICIT_KEY:
    'a text with a colon in it, or a line that is indented too far. Put quotes around the text, or indent the line like the one above',
};

/** @returns what is wrong and where to look, for the owner */
export function explainYamlError({ code, linePos }: YamlError): string {
  const [{ col } = { col: 1 }] = linePos ?? [];
  const rule =
    yamlErrors[code] ??
    'look there for a missing quote, a tab, or a line that is indented differently from its neighbors';
  return `wrong at column ${col}: ${rule}`;
}

interface YamlError {
  code: string;
  linePos?: readonly { line: number; col: number }[] | undefined;
}
