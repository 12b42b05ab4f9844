/** The texts of the content folder with the line of each. */
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { contentFile, contentFileNames, contentFolder, readContentText } from './folder.ts';
import { splitFrontMatter } from './read.ts';

/** A value of a content file, with its markers as they are typed. */
export interface ContentText {
  /** The file's name in the content folder: `cities/dallas.yaml`. */
  name: string;
  /** Its path as the owner sees it. */
  file: string;
  /** The fields that lead to it; `text` for what follows the fields of a Markdown file. */
  field: readonly string[];
  /** Counted from 1. */
  line: number;
  text: string;
}

/**
 * @returns the values of all files in their order, and each line of a Markdown text; of broken YAML as
 *   many as can be read
 */
export const allContentTexts = (folder = contentFolder()): ContentText[] =>
  contentFileNames(folder).flatMap((name) => {
    const source = readContentText(name, folder).replaceAll('\r\n', '\n');
    const file = contentFile(name, folder);
    const texts = name.endsWith('.md') ? markdownTexts(source) : yamlTexts(source, 0);
    return texts.map((text) => ({ name, file, ...text }));
  });

type LocatedText = Omit<ContentText, 'name' | 'file'>;

function markdownTexts(source: string): LocatedText[] {
  const { head = '', body = source } = splitFrontMatter(source) ?? {};
  const linesBefore = source.slice(0, source.length - body.length).split('\n').length - 1;
  const lines = body.split('\n');
  return [
    ...yamlTexts(head, 1),
    ...lines.map((text, index) => ({ field: ['text'], line: linesBefore + index + 1, text })),
  ];
}

/** @param linesBefore how many lines of the file are above the YAML */
function yamlTexts(source: string, linesBefore: number): LocatedText[] {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(source, { lineCounter });
  const walk = (node: Node | null | undefined, field: readonly string[]): LocatedText[] => {
    if (isMap<unknown, Node>(node)) {
      return node.items.flatMap(({ key, value }) =>
        walk(value, [...field, String(isScalar(key) ? key.value : key)]),
      );
    }
    if (isSeq<Node>(node)) {
      return node.items.flatMap((item, index) => walk(item, [...field, String(index)]));
    }
    if (!isScalar(node) || node.value === null) return [];
    const line = lineCounter.linePos(node.range?.[0] ?? 0).line + linesBefore;
    return [{ field, line, text: String(node.value) }];
  };
  return walk(contents, []);
}
