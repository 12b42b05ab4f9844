/** Turns the text of a content file into checked data, or into a sentence that the owner can act on. */
import { parse as parseYaml, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { plainError } from './plain-error.ts';

/** A content file that cannot be used. The message names the file and the field. */
export class ContentError extends Error {
  override name = 'ContentError';
}

const fieldName = (path: readonly PropertyKey[]) =>
  path.length === 0 ? 'the file as a whole' : path.map(String).join('.');

/** Words that stand for the brand's, such as `{email}`. */
export type Markers = Readonly<Record<string, string>>;

/**
 * @param file path shown to the owner, such as `content/brand.yaml`
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

/** @returns the text with each `{name}` replaced that the markers know */
export const fillMarkers = (text: string, markers: Markers): string =>
  text.replaceAll(/\{(\w+)\}/g, (marker, name: string) => markers[name] ?? marker);

/** Fills the markers after the YAML is read, so that no name can break the file's form. */
function filled(value: unknown, markers: Markers): unknown {
  if (typeof value === 'string') return fillMarkers(value, markers);
  if (Array.isArray(value)) return value.map((item) => filled(item, markers));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, filled(item, markers)]),
  );
}
