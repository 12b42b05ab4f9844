/** One content file: YAML, or Markdown under YAML fields, with the lines of its values. */
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { ContentError } from './errors.ts';
import { explainIssue, explainYamlError } from './explain-issue.ts';
import { fillMarkers, type Markers } from './markers.ts';

/** A value as it is typed, with its markers unfilled. */
export interface SourceValue {
  /** Path in the content folder, such as `cities/dallas.yaml`. */
  name: string;
  /** As the owner sees it. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The keys that lead to it; `text` for a line of Markdown. */
  keys: readonly string[];
  text: string;
}

export interface Source {
  name: string;
  file: string;
  /** The whole file. */
  text: string;
  /** Of the fields, with their markers unfilled. Shared: do not change it. */
  value: unknown;
  /** Markdown under the fields; empty for YAML. */
  body: string;
  /** The line on which the body begins. */
  bodyLine: number;
  document: Document;
  lineCounter: LineCounter;
}

const frontMatter = /^---\n(?<head>.*?)(?<=\n)---\n(?<body>.*)$/s;

/**
 * @param file as the owner sees it
 * @param name from the content folder
 * @throws ContentError for text that is not YAML, or Markdown without fields
 */
export function parseSource(file: string, text: string, name = file): Source {
  const plain = text.replaceAll('\r\n', '\n');
  if (!file.endsWith('.md'))
    return { name, file, text, body: '', bodyLine: 1, ...parse(file, plain) };
  const { head, body } = frontMatter.exec(plain)?.groups ?? {};
  if (head === undefined || body === undefined) {
    const message = 'the file must begin with fields between two lines of ---';
    throw new ContentError({ file, line: 1, message });
  }
  const bodyLine = plain.slice(0, plain.length - body.length).split('\n').length;
  // Counts the line of hyphens above the fields.
  return { name, file, text, body, bodyLine, ...parse(file, `\n${head}`) };
}

function parse(file: string, yaml: string): Pick<Source, 'value' | 'document' | 'lineCounter'> {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const [error] = document.errors;
  if (error) {
    throw new ContentError({
      file,
      line: error.linePos?.[0].line ?? 1,
      message: explainYamlError(error),
    });
  }
  // A few lines with aliases can expand to gigabytes, or contain themselves.
  visit(document, {
    Alias(_, { source, range }) {
      const { line } = lineCounter.linePos(range?.[0] ?? 0);
      const message = `*${source} would repeat a part of the file. Put quotes around a text that begins with *, or write the values in full`;
      throw new ContentError({ file, line, message });
    },
  });
  return { value: document.toJS(), document, lineCounter };
}

/**
 * Checks the text of one file by itself.
 * @throws ContentError naming each field that is missing or wrong
 */
export function readText<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): { data: z.output<Schema>; body: string } {
  const source = parseSource(file, text);
  const { data, error } = schema.safeParse(source.value, { error: explainIssue });
  if (!error) return { data, body: source.body };
  throw new ContentError(
    ...error.issues.map(({ path, message }) => ({
      file,
      line: findLine(source, path),
      path: path.map(String).join('.'),
      message,
    })),
  );
}

/** @returns the line of a field, or of the nearest one that contains it */
export function findLine(source: Source, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node = source.document.getIn(path.slice(0, length), true);
    if ((isScalar(node) || isMap(node) || isSeq(node)) && node.range)
      return source.lineCounter.linePos(node.range[0]).line;
  }
  return undefined;
}

/** @returns every value of a file, Markdown line by line */
export function listValues({
  name,
  file,
  document,
  lineCounter,
  body,
  bodyLine,
}: Source): SourceValue[] {
  const walk = (node: unknown, keys: readonly string[]): SourceValue[] => {
    if (isMap(node)) {
      return node.items.flatMap(({ key, value }) =>
        walk(value, [...keys, String(isScalar(key) ? key.value : key)]),
      );
    }
    if (isSeq(node)) {
      return node.items.flatMap((item, index) => walk(item, [...keys, String(index)]));
    }
    if (!isScalar(node) || node.value === null) return [];
    const { line } = lineCounter.linePos(node.range?.[0] ?? 0);
    return [{ name, file, keys, line, text: String(node.value) }];
  };
  const lines = body === '' ? [] : body.split('\n');
  return [
    ...walk(document.contents, []),
    ...lines.map((text, index) => ({ name, file, keys: ['text'], line: bodyLine + index, text })),
  ];
}

export function fillAllMarkers(value: unknown, markers: Markers): unknown {
  if (typeof value === 'string') return fillMarkers(value, markers);
  if (Array.isArray(value)) return value.map((item) => fillAllMarkers(item, markers));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillAllMarkers(item, markers)]),
  );
}
