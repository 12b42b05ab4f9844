/** The values of the content files, each with its line. */
import { existsSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import {
  contentFile,
  contentFileNames,
  contentFolder,
  readContentText,
} from '../../lib/content/folder.ts';

/** One value of a content file as typed, with its markers unfilled. */
export interface ContentValue {
  /** Path in the content folder, such as `cities/dallas.yaml`. */
  name: string;
  /** Path as the owner sees it. */
  file: string;
  /** Path of the field; `text` for a line of Markdown, `fileName` for the file's name. */
  field: readonly string[];
  /** Counted from 1. */
  line: number;
  text: string;
}

/** The field that stands for the name of a file. */
export const fileName = 'file name';
const markFile = 'brand/mark.svg';
/** Files whose names are part of addresses. */
const addressedFile = /^(?:services|cities|own-pages)\/(.+)\.yaml$/;

/** @returns the values of all files of a content folder; of broken YAML, what could be parsed */
export const readContentValues = (folder = contentFolder()): ContentValue[] =>
  contentFileNames(folder).flatMap((name) => readValues(name, folder));

/** @returns all values, the drawing of the firm's mark, and the file names that are in addresses */
export function readIdentity(folder = contentFolder()): ContentValue[] {
  const toValue = (name: string, field: string, text: string): ContentValue => ({
    name,
    file: contentFile(name, folder),
    field: [field],
    line: 1,
    text,
  });
  const mark = existsSync(contentFile(markFile, folder))
    ? [toValue(markFile, 'drawing', readContentText(markFile, folder))]
    : [];
  const addresses = contentFileNames(folder).flatMap((name) => {
    const slug = addressedFile.exec(name)?.[1];
    return slug === undefined ? [] : [toValue(name, fileName, toTitle(slug))];
  });
  return [...readContentValues(folder), ...mark, ...addresses];
}

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

/** `fast-track` becomes `Fast Track`. */
const toTitle = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

type FileValue = Pick<ContentValue, 'field' | 'line' | 'text'>;

function readValues(name: string, folder: string): ContentValue[] {
  const file = contentFile(name, folder);
  const source = readContentText(name, folder).replaceAll('\r\n', '\n');
  const values = name.endsWith('.md') ? parseMarkdown(source) : parseYaml(source);
  return values.map((value) => ({ name, file, ...value }));
}

function parseMarkdown(source: string): FileValue[] {
  const [, fields = ''] = /^---\n(.*?\n)---\n/s.exec(source) ?? [];
  const headLines = fields === '' ? 0 : fields.split('\n').length + 1;
  const body = source.split('\n').slice(headLines);
  return [
    ...parseYaml(fields, 1),
    ...body.map((text, index) => ({ field: ['text'], line: headLines + index + 1, text })),
  ];
}

/** @param lineOffset number of lines above the YAML in its file */
function parseYaml(source: string, lineOffset = 0): FileValue[] {
  const lineCounter = new LineCounter();
  const values: FileValue[] = [];
  const walk = (node: Node | null | undefined, field: readonly string[]) => {
    if (isMap<unknown, Node>(node)) {
      for (const { key, value } of node.items) {
        walk(value, [...field, String(isScalar(key) ? key.value : key)]);
      }
    } else if (isSeq<Node>(node)) {
      for (const [index, item] of node.items.entries()) walk(item, [...field, String(index)]);
    } else if (isScalar(node) && node.value !== null) {
      const line = lineCounter.linePos(node.range?.[0] ?? 0).line + lineOffset;
      values.push({ field, line, text: String(node.value) });
    }
  };
  walk(parseDocument(source, { lineCounter }).contents, []);
  return values;
}
