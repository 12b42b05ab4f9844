/** Reads the values of content files as typed, with their lines. */
import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import { contentFile, getContentFolder, listContentFiles, readContentText } from './folder.ts';
import { parseYaml, readIfValid, splitFrontMatter } from './read.ts';

/** One value of a content file, with its markers unfilled. */
export interface ContentValue {
  /** Path in the content folder, such as `cities/dallas.yaml`. */
  name: string;
  /** Path as the owner sees it. */
  file: string;
  /** Path of the field; `text` for a line of Markdown, and empty for all of it. */
  field: readonly string[];
  /** Counted from 1. */
  line: number;
  text: string;
}

/**
 * @returns the values of all content files, Markdown line by line, without files of invalid YAML
 */
export const readContentValues = (folder = getContentFolder()): ContentValue[] =>
  listContentFiles(folder).flatMap((name) => [
    ...readIfValid(() => readFields(name, folder), []),
    ...readBody(name, folder).flatMap(splitLines),
  ]);

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

/** @returns where a value is, for the owner: `content/pages/home.yaml: hero.lead` */
export const formatLocation = ({ file, field }: ContentValue): string =>
  [file, ...(field.length > 0 ? [field.join('.')] : [])].join(': ');

/**
 * @returns every value in the fields of a file
 * @throws ContentError when its YAML cannot be read
 */
export function readFields(name: string, folder = getContentFolder()): ContentValue[] {
  const file = contentFile(name, folder);
  const text = readContentText(name, folder);
  const yaml = name.endsWith('.md') ? (splitFrontMatter(text)?.head ?? '') : text;
  const { document, lineCounter } = parseYaml(file, yaml);
  const walk = (node: unknown, field: readonly string[]): ContentValue[] => {
    if (isAlias(node)) return walk(node.resolve(document), field);
    if (isMap(node)) {
      return node.items.flatMap(({ key, value }) =>
        walk(value, [...field, String(isScalar(key) ? key.value : key)]),
      );
    }
    if (isSeq(node)) {
      return node.items.flatMap((item, index) => walk(item, [...field, String(index)]));
    }
    if (!isScalar(node) || node.value === null) return [];
    const { line } = lineCounter.linePos(node.range?.[0] ?? 0);
    return [{ name, file, field, line, text: String(node.value) }];
  };
  return walk(document.contents, []);
}

/** @returns the text under the fields of a Markdown file; empty for a YAML file */
export function readBody(name: string, folder = getContentFolder()): ContentValue[] {
  if (!name.endsWith('.md')) return [];
  const source = readContentText(name, folder).replaceAll('\r\n', '\n');
  const { body } = splitFrontMatter(source) ?? { body: source };
  const line = source.slice(0, source.length - body.length).split('\n').length;
  return [{ name, file: contentFile(name, folder), field: [], line, text: body }];
}

const splitLines = (value: ContentValue): ContentValue[] =>
  value.text
    .split('\n')
    .map((text, index) => ({ ...value, field: ['text'], line: value.line + index, text }));
