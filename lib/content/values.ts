/** The values of content files: all of them with their lines, or the texts of one file. */
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { contentFile, getContentFolder, listContentFiles, readContentText } from './folder.ts';
import { parseYaml, splitFrontMatter } from './read.ts';

/** One value of a content file as typed, with its markers unfilled. */
export interface ContentValue {
  /** Path in the content folder, such as `cities/dallas.yaml`. */
  name: string;
  /** Path as the owner sees it. */
  file: string;
  /** Path of the field; `text` for a line of Markdown. */
  field: readonly string[];
  /** Counted from 1. */
  line: number;
  text: string;
}

/** @returns the values of all files of a content folder; of broken YAML, what could be parsed */
export const readContentValues = (folder = getContentFolder()): ContentValue[] =>
  listContentFiles(folder).flatMap((name) => {
    const source = readContentText(name, folder).replaceAll('\r\n', '\n');
    const values = name.endsWith('.md') ? locateMarkdown(source) : locateYaml(source);
    return values.map((value) => ({ name, file: contentFile(name, folder), ...value }));
  });

/** @returns whether a file, or an entry in it, says that it is a sample */
export const isSampleFlag = ({ field, text }: ContentValue): boolean =>
  field.at(-1) === 'sample' && text === 'true';

/** @returns the content files that are marked as samples, as the owner sees their paths */
export const findSampleFiles = (): string[] => [
  ...new Set(
    readContentValues()
      .filter(isSampleFlag)
      .map(({ file }) => file),
  ),
];

/** A text in a field of a content file. */
export type FieldText = Omit<ContentValue, 'line'>;

/** @returns where a text is, for the owner: `content/pages/home.yaml: hero.lead` */
export const formatLocation = ({ file, field }: FieldText): string =>
  [file, ...(field.length > 0 ? [field.join('.')] : [])].join(': ');

/**
 * @returns every text in the fields of a file, with its markers unfilled
 * @throws ContentError when its YAML cannot be read
 */
export function readFieldTexts(name: string): FieldText[] {
  const file = contentFile(name);
  const walk = (value: unknown, field: string[]): FieldText[] => {
    if (typeof value === 'string') return [{ name, file, field, text: value }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, child]) => walk(child, [...field, key]));
  };
  const text = readContentText(name);
  // The first line of a Markdown file stays, so that errors name lines of the file.
  const yaml = name.endsWith('.md') ? `\n${splitFrontMatter(text)?.head ?? ''}` : text;
  return walk(parseYaml(file, yaml), []);
}

/** @returns the text under the fields of a Markdown file; none of a YAML file */
export function readBody(name: string): FieldText[] {
  if (!name.endsWith('.md')) return [];
  const text = splitFrontMatter(readContentText(name))?.body ?? '';
  return [{ name, file: contentFile(name), field: [], text }];
}

type FileValue = Pick<ContentValue, 'field' | 'line' | 'text'>;

function locateMarkdown(source: string): FileValue[] {
  const { head = '', body = source } = splitFrontMatter(source) ?? {};
  const headLines = source.slice(0, source.length - body.length).split('\n').length - 1;
  return [
    ...locateYaml(head, 1),
    ...body
      .split('\n')
      .map((text, index) => ({ field: ['text'], line: headLines + index + 1, text })),
  ];
}

/** @param lineOffset number of lines above the YAML in its file */
function locateYaml(source: string, lineOffset = 0): FileValue[] {
  const lineCounter = new LineCounter();
  const walk = (node: Node | null | undefined, field: readonly string[]): FileValue[] => {
    if (isMap<unknown, Node>(node)) {
      return node.items.flatMap(({ key, value }) =>
        walk(value, [...field, String(isScalar(key) ? key.value : key)]),
      );
    }
    if (isSeq<Node>(node)) {
      return node.items.flatMap((item, index) => walk(item, [...field, String(index)]));
    }
    if (!isScalar(node) || node.value === null) return [];
    const line = lineCounter.linePos(node.range?.[0] ?? 0).line + lineOffset;
    return [{ field, line, text: String(node.value) }];
  };
  return walk(parseDocument(source, { lineCounter }).contents, []);
}
