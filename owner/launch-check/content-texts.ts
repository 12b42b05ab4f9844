/** The texts of the content folder with the line of each: what the launch check looks into. */
import { existsSync as isThere } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import {
  contentFile,
  contentFileNames,
  contentFolder,
  readContentText,
} from '../../lib/content/folder.ts';

/** One value of a content file, as it is typed: a marker such as {email} stays one. */
export interface ContentText {
  /** Its name in the content folder: `cities/dallas.yaml`. */
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
 * @param name a file of the content folder
 * @returns its values in their order, and each line of a Markdown text; of YAML that cannot be read
 *   as far as it can
 */
function contentTexts(name: string, folder: string): ContentText[] {
  const file = contentFile(name, folder);
  const source = readContentText(name, folder).replaceAll('\r\n', '\n');
  const whole = { name, file };
  if (!name.endsWith('.md')) return yamlTexts(source, 0).map((each) => ({ ...whole, ...each }));
  const [, fields = ''] = /^---\n(.*?\n)---\n/s.exec(source) ?? [];
  const before = fields === '' ? 0 : fields.split('\n').length + 1;
  const body = source.split('\n').slice(before);
  return [
    ...yamlTexts(fields, 1),
    ...body.map((text, index) => ({ field: ['text'], line: before + index + 1, text })),
  ].map((each) => ({ ...whole, ...each }));
}

/** The mark's path in the content folder. */
const markName = 'brand/mark.svg';
/** Files whose names stand in addresses. */
const addressed = /^(?:services|cities|own-pages)\/(.+)\.yaml$/;

/** @returns what tells a firm from every other: its texts, the mark it has drawn, and the names in its addresses */
export function tellingTexts(folder = contentFolder()): ContentText[] {
  const of = (name: string, field: string, text: string): ContentText => ({
    name,
    file: contentFile(name, folder),
    field: [field],
    line: 1,
    text,
  });
  const mark = isThere(contentFile(markName, folder))
    ? [of(markName, 'drawing', readContentText(markName, folder))]
    : [];
  const addresses = contentFileNames(folder).flatMap((name) => {
    const slug = addressed.exec(name)?.[1];
    return slug === undefined ? [] : [of(name, fileName, titled(slug))];
  });
  return [...allContentTexts(folder), ...mark, ...addresses];
}

/** The field that stands for the name of a file. */
export const fileName = 'file name';

/** As a name is written: `fast-track` reads Fast Track. */
const titled = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** @returns the values of all files of a content folder */
export const allContentTexts = (folder = contentFolder()): ContentText[] =>
  contentFileNames(folder).flatMap((name) => contentTexts(name, folder));

type PlacedText = Omit<ContentText, 'name' | 'file'>;

/** @param linesBefore how many lines of the file are above */
function yamlTexts(source: string, linesBefore: number): PlacedText[] {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(source, { lineCounter });
  const found: PlacedText[] = [];
  const walk = (node: Node | null | undefined, field: readonly string[]) => {
    if (isMap<unknown, Node>(node)) {
      for (const { key, value } of node.items) {
        walk(value, [...field, String(isScalar(key) ? key.value : key)]);
      }
    } else if (isSeq<Node>(node)) {
      node.items.forEach((item, index) => {
        walk(item, [...field, String(index)]);
      });
    } else if (isScalar(node) && node.value !== null) {
      const line = lineCounter.linePos(node.range?.[0] ?? 0).line + linesBefore;
      found.push({ field, line, text: String(node.value) });
    }
  };
  walk(contents, []);
  return found;
}
