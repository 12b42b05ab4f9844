/** Reads a Markdown file of content/: YAML between two rules, then the text. */
import type { z } from 'zod';
import { fillMarkers, type Markers } from './markers.ts';
import { ContentError, readContent } from './read.ts';

const parts = /^---\n(?<head>.*?)\n---\n(?<body>.*)$/s;

/**
 * @param file path shown to the owner, such as `content/legal/terms.md`
 * @param text the whole file
 * @param markers values that take the place of `{name}`, in the front matter and in the text
 * @returns the checked front matter, and the Markdown that follows it
 * @throws ContentError naming the file and each field that is missing or wrong
 */
export function readMarkdown<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  markers: Markers = {},
): { data: z.output<Schema>; body: string } {
  const { head, body } = parts.exec(text.replaceAll('\r\n', '\n'))?.groups ?? {};
  if (head === undefined || body === undefined) {
    throw new ContentError(`${file}: the file must begin with fields between two lines of ---`);
  }
  return {
    // With the first line, so that errors name lines of the file.
    data: readContent(file, `\n${head}`, schema, markers),
    body: fillMarkers(body, markers),
  };
}
