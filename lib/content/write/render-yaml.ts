/** Renders new values in the style of the file around them. */
import { CST, Document, isCollection, isScalar, type Scalar, type ToStringOptions } from 'yaml';

/** How a file is written. */
export interface FileStyle {
  /** Whether lists are indented further than their field. */
  indentSeq: boolean;
  /** Null to prefer double quotes. */
  singleQuote: true | null;
}

/** How the replaced text was written. */
interface TextStyle {
  type?: Scalar['type'];
  /** Length of its longest line in characters; 0 for a text on one line. */
  width?: number;
}

const getOptions = (style: FileStyle, { width = 0 }: TextStyle = {}): ToStringOptions => ({
  ...style,
  lineWidth: width,
});

export const findFileStyle = (text: string): FileStyle => ({
  indentSeq: !/^( *)[^\s#-][^\n]*:\n\1- /m.test(text),
  singleQuote: (text.match(/: '/g) ?? []).length > (text.match(/: "/g) ?? []).length || null,
});

export function findTextStyle(token: CST.Token | null | undefined): TextStyle {
  if (token?.type === 'single-quoted-scalar')
    return { type: 'QUOTE_SINGLE', width: getLongestLine(token.source) };
  if (token?.type === 'double-quoted-scalar')
    return { type: 'QUOTE_DOUBLE', width: getLongestLine(token.source) };
  if (token?.type !== 'block-scalar') return {};
  return token.props.some((prop) => CST.stringify(prop).includes('>'))
    ? { type: 'BLOCK_FOLDED', width: getLongestLine(token.source) }
    : { type: 'BLOCK_LITERAL' };
}

function getLongestLine(source: string): number {
  const lines = source.trimEnd().split('\n');
  return lines.length > 1 ? Math.max(...lines.map((line) => line.length)) : 0;
}

/** @returns lines of YAML that end with a line break */
export const renderRoot = (value: unknown, style: FileStyle): string =>
  new Document(value).toString(getOptions(style));

/**
 * @param indent columns before each line but the first
 * @returns `key: value` with a line break at the end
 */
export const renderPair = (
  key: string,
  value: unknown,
  style: FileStyle,
  indent: number,
  before?: TextStyle,
): string => renderPart({ [key]: value }, key, style, indent, before);

/**
 * @param indent columns before each line but the first
 * @returns `- value` with a line break at the end
 */
export const renderEntry = (
  value: unknown,
  style: FileStyle,
  indent: number,
  before?: TextStyle,
): string => renderPart([value], 0, style, indent, before);

function renderPart(
  parent: unknown,
  key: string | number,
  style: FileStyle,
  indent: number,
  before?: TextStyle,
): string {
  const document = new Document(parent);
  keepType(document.get(key, true), before);
  return document
    .toString(getOptions(style, before))
    .replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);
}

/** @returns the value as it is written within braces or brackets, on one line */
export function renderInline(value: unknown, style: FileStyle, before?: TextStyle): string {
  if (Array.isArray(value)) return `[${value.map((item) => renderInline(item, style)).join(', ')}]`;
  const document = new Document([value]);
  if (isCollection(document.contents)) document.contents.flow = true;
  keepType(document.get(0, true), before);
  const text = document.toString({ ...getOptions(style), flowCollectionPadding: false });
  const inner = text.trim().slice(1, -1);
  // Braces are padded, brackets are not, as in the shipped files.
  return inner.startsWith('{') && inner !== '{}' ? `{ ${inner.slice(1, -1)} }` : inner;
}

/** Quoted text stays quoted and block text stays a block, if the new text can be written so. */
function keepType(node: unknown, { type }: TextStyle = {}): void {
  if (type && isScalar(node) && typeof node.value === 'string') node.type = type;
}
