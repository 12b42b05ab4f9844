/** Writes new values in the way in which the file around them is written. */
import { Document, isCollection, isScalar, type Scalar, type ToStringOptions } from 'yaml';

/** How a file is written. */
export interface Looks {
  /** Whether lists stand further right than their field. */
  indentSeq: boolean;
  /** Null where double quotes are preferred. */
  singleQuote: true | null;
}

/** How the text was written that is replaced. */
export interface OldLooks {
  type?: Scalar['type'];
  /** The longest line, where it went over several; 0 where it was one. */
  width?: number;
}

const options = (looks: Looks, { width = 0 }: OldLooks = {}): ToStringOptions => ({
  ...looks,
  lineWidth: width,
});

/** @returns lines of YAML, the last one ended */
export const renderRoot = (value: unknown, looks: Looks): string =>
  new Document(value).toString(options(looks));

/**
 * @param indent columns before each line but the first, where the piece stands
 * @returns `key: value`, the last line ended
 */
export function renderPair(
  key: string,
  value: unknown,
  looks: Looks,
  indent: number,
  old: OldLooks = {},
): string {
  const document = new Document({ [key]: value });
  keepType(document.get(key, true), old);
  return indented(document.toString(options(looks, old)), indent);
}

/**
 * @param flow whether to write fields in braces
 * @returns `- value`, the last line ended
 */
export function renderEntry(
  value: unknown,
  looks: Looks,
  indent: number,
  old: OldLooks & { flow?: boolean } = {},
): string {
  const document = new Document([value]);
  const node: unknown = document.get(0, true);
  keepType(node, old);
  if (old.flow) return `- ${renderInline(value, looks)}\n`;
  return indented(document.toString(options(looks, old)), indent);
}

/** @returns the value as it stands within braces or brackets, on one line */
export function renderInline(value: unknown, looks: Looks, old: OldLooks = {}): string {
  if (Array.isArray(value)) return `[${value.map((each) => renderInline(each, looks)).join(', ')}]`;
  const document = new Document([value]);
  if (isCollection(document.contents)) document.contents.flow = true;
  keepType(document.get(0, true), old);
  const text = document.toString({ ...options(looks), flowCollectionPadding: false });
  const inner = text.trim().slice(1, -1);
  // Braces are padded, brackets are not, as in the shipped files.
  return inner.startsWith('{') && inner !== '{}' ? `{ ${inner.slice(1, -1)} }` : inner;
}

/** Quoted text stays quoted and block text stays a block, where the new text can be written so. */
function keepType(node: unknown, { type }: OldLooks): void {
  if (type && isScalar(node) && typeof node.value === 'string') node.type = type;
}

const indented = (text: string, indent: number) =>
  text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);
