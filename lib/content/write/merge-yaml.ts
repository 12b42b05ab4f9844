/**
 * Writes changed values into the text of a YAML file. Everything that did not change keeps its
 * bytes: comments, order, blank lines, quotes, and the form of lists and block text. The library's own
 * `Document.toString()` keeps comments, but rewrites spacing, quotes and wrapped lines of the whole file.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  Composer,
  CST,
  type Document,
  isMap,
  isNode,
  isSeq,
  Parser,
  parse,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isFields, matchEntries } from './list-matches.ts';
import {
  type FileStyle,
  findFileStyle,
  findTextStyle,
  renderEntry,
  renderInline,
  renderPair,
  renderRoot,
} from './render-yaml.ts';

/** An entry or field as it is written, with what is before it. */
interface Piece {
  lead: string;
  text: string;
  /** The name of a field. */
  key?: string;
}

interface Source {
  text: string;
  document: Document;
  style: FileStyle;
}

/**
 * @param text a YAML file that can be read
 * @param value plain data that the file should hold
 * @returns the file's new text; the same bytes if nothing differs
 * @throws Error when the text is in a form that cannot be made to hold the value
 */
export function mergeYaml(text: string, value: unknown): string {
  if (isDeepStrictEqual(parse(text), value)) return text;
  const lfText = text.replaceAll('\r\n', '\n');
  const style = findFileStyle(lfText);
  const tokens = [...new Parser().parse(lfText)];
  const [document] = [...new Composer({ keepSourceTokens: true }).compose(tokens)];
  const merged = document
    ? tokens.map((token) => mergeRoot(token, value, { text: lfText, document, style })).join('')
    : lfText + renderRoot(value, style);
  if (!isDeepStrictEqual(parse(merged), value)) {
    throw new Error('the file is written in a form that can only be changed by hand');
  }
  return text.includes('\r\n') ? merged.replaceAll('\n', '\r\n') : merged;
}

function mergeRoot(token: CST.Token, value: unknown, source: Source): string {
  if (token.type !== 'document') return CST.stringify(token);
  const merged = mergeNode(source.document.contents, value, source);
  return toText(token.start) + (merged ?? renderRoot(value, source.style)) + toText(token.end);
}

/**
 * @param head the text between a field and its list: the first entry's comment and indentation
 * @returns the node's text with another value; undefined if it must be rendered from scratch
 */
function mergeNode(node: unknown, value: unknown, source: Source, head = ''): string | undefined {
  if (!isNode(node) || !node.srcToken) return undefined;
  const { srcToken: token } = node;
  if (isDeepStrictEqual(node.toJS(source.document), value)) return head + CST.stringify(token);
  if (isMap(node) && isFields(value) && Object.keys(value).length > 0) {
    if (token.type === 'block-map') return mergeGroup(node, token, value, source);
    if (token.type === 'flow-collection' && node.items.length > 0)
      return mergeBraces(node, token, value, source);
  }
  if (isSeq(node) && Array.isArray(value) && value.length > 0 && node.items.length > 0) {
    if (token.type === 'block-seq') return mergeList(node, token, value, source, head);
    if (token.type === 'flow-collection') return mergeBrackets(node, token, value, source);
  }
  return undefined;
}

type Fields = Record<string, unknown>;

function mergeGroup(map: YAMLMap, token: CST.BlockMap, value: Fields, source: Source): string {
  const indent = getColumn(token.items[0]?.key?.offset, source);
  const pieces = token.items.flatMap((item): Piece[] => {
    const lead = toText(item.start);
    const pair = map.items.find(({ srcToken }) => srcToken === item);
    if (!pair || item.key === undefined) return [{ lead, text: '' }];
    const key = String(pair.key);
    if (!Object.hasOwn(value, key)) return [];
    const [before, head] = splitSeparator(item);
    const nested = mergeNode(pair.value, value[key], source, head);
    const text =
      nested === undefined
        ? keepComment(
            renderPair(key, value[key], source.style, indent, findTextStyle(item.value)),
            item.value,
          )
        : toText(item.key) + before + nested;
    return [{ lead, text, key }];
  });
  insertNewFields(value, pieces, (key) => ({
    lead: ' '.repeat(indent),
    text: renderPair(key, value[key], source.style, indent),
    key,
  }));
  return joinLines(pieces, indent, toText(token.items[0]?.start));
}

/** Splits off the comments between a field and its list, which are about the first entry. */
function splitSeparator({ sep = [], value }: CST.CollectionItem): [before: string, head: string] {
  const end = value?.type === 'block-seq' ? sep.findIndex(({ type }) => type === 'newline') : -1;
  return end < 0 ? [toText(sep), ''] : [toText(sep.slice(0, end + 1)), toText(sep.slice(end + 1))];
}

function mergeList(
  list: YAMLSeq,
  token: CST.BlockSequence,
  value: readonly unknown[],
  source: Source,
  head: string,
): string {
  const items = token.items.filter(({ start }) => start.some(isHyphen));
  const indent = getColumn(items[0]?.start.find(isHyphen)?.offset, source);
  const isFlow = items.every((item) => item.value?.type === 'flow-collection');
  const matches = matchEntries(list.toJS(source.document), value);
  const pieces = value.map((entry, index): Piece => {
    const match = matches[index];
    const item = match === undefined ? undefined : items[match];
    const render = () =>
      isFlow && (!item || isFields(entry))
        ? `- ${renderInline(entry, source.style)}\n`
        : renderEntry(entry, source.style, indent, findTextStyle(item?.value));
    if (match === undefined || !item) return { lead: ' '.repeat(indent), text: render() };
    const hyphen = item.start.findIndex(isHyphen);
    const nested = mergeNode(list.items[match], entry, source);
    const text =
      nested === undefined
        ? keepComment(render(), item.value)
        : toText(item.start.slice(hyphen)) + nested;
    const lead = toText(item.start.slice(0, hyphen));
    return { lead: match === 0 ? head + lead : lead, text };
  });
  const rest = token.items.filter(({ start }) => !start.some(isHyphen));
  pieces.push(...rest.map(({ start }) => ({ lead: toText(start), text: '' })));
  const [first] = pieces;
  // A comment before the first entry may be about the whole list.
  if (first && !matches.includes(0)) first.lead = head + first.lead.trimStart();
  if (first && head) {
    first.lead = first.lead.replace(/^\n+/, '');
    return joinLines(pieces, indent, first.lead);
  }
  return joinLines(pieces, indent, toText(items[0]?.start));
}

function mergeBraces(
  map: YAMLMap,
  token: CST.FlowCollection,
  value: Fields,
  source: Source,
): string {
  const render = (key: string, before?: CST.Token | null) =>
    `${renderInline(key, source.style)}: ${renderInline(value[key], source.style, findTextStyle(before))}`;
  const pieces = map.items.flatMap((pair): Piece[] => {
    const item = token.items.find((candidate) => candidate === pair.srcToken);
    const key = String(pair.key);
    if (!item || !Object.hasOwn(value, key)) return [];
    const nested = mergeNode(pair.value, value[key], source);
    const text =
      nested === undefined ? render(key, item.value) : toText(item.key) + toText(item.sep) + nested;
    return [{ lead: getLead(item), text, key }];
  });
  insertNewFields(value, pieces, (key) => ({ lead: ' ', text: render(key), key }));
  return joinInline(token, pieces);
}

function mergeBrackets(
  list: YAMLSeq,
  token: CST.FlowCollection,
  value: readonly unknown[],
  source: Source,
): string {
  const matches = matchEntries(list.toJS(source.document), value);
  const pieces = value.map((entry, index): Piece => {
    const match = matches[index];
    const item = match === undefined ? undefined : token.items[match];
    const nested = match === undefined ? undefined : mergeNode(list.items[match], entry, source);
    return {
      lead: item ? getLead(item) : ' ',
      text: nested ?? renderInline(entry, source.style, findTextStyle(item?.value)),
    };
  });
  return joinInline(token, pieces);
}

/** Puts each new field after the one that it follows in the value. */
function insertNewFields(value: Fields, pieces: Piece[], render: (key: string) => Piece): void {
  const keys = Object.keys(value);
  keys.forEach((key, index) => {
    if (pieces.some((piece) => piece.key === key)) return;
    const before = pieces.findIndex((piece) => piece.key === keys[index - 1]);
    pieces.splice(before < 0 && index > 0 ? pieces.length : before + 1, 0, render(key));
  });
}

/**
 * Joins pieces, each on its own line.
 * @param firstStart what was before the first piece; the new first piece may be indented already
 */
function joinLines(pieces: readonly Piece[], indent: number, firstStart = ''): string {
  return pieces.reduce((all, { lead, text }, index) => {
    if (index === 0) return (firstStart.startsWith(lead) ? lead : lead.trimStart()) + text;
    const start = lead === '' && text !== '' ? ' '.repeat(indent) : lead;
    const gap = all.endsWith('\n') || start.startsWith('\n') ? '' : '\n';
    return all + gap + start + text;
  }, '');
}

/** Joins pieces between braces or brackets, with the spaces that were there. */
function joinInline(token: CST.FlowCollection, pieces: readonly Piece[]): string {
  const [first, last] = [token.items[0], token.items.at(-1)];
  const pad = first ? getLead(first) : '';
  const tail = last && !last.key && !last.value ? getLead(last) : '';
  const inner = pieces.map(({ lead, text }, index) =>
    index === 0 ? pad + text : (lead === pad && !pad.includes('\n') ? ' ' : lead) + text,
  );
  return token.start.source + inner.join(',') + tail + toText(token.end);
}

const getColumn = (offset = 0, { text }: Source) => offset - text.lastIndexOf('\n', offset - 1) - 1;

const isHyphen = ({ type }: CST.SourceToken) => type === 'seq-item-ind';

const getLead = ({ start }: CST.CollectionItem) =>
  toText(start.filter(({ type }) => type !== 'comma'));

/** @returns the text of tokens, as it is in the file */
function toText(tokens: CST.Token | readonly CST.Token[] | null | undefined): string {
  if (!tokens) return '';
  return 'type' in tokens ? CST.stringify(tokens) : tokens.map(CST.stringify).join('');
}

/** Keeps the comment after a value that was rendered again. */
function keepComment(text: string, token: CST.Token | null | undefined): string {
  const tokens = token && ('end' in token ? token.end : 'props' in token ? token.props : []);
  const comment = tokens?.find(({ type }) => type === 'comment');
  return comment ? text.replace('\n', () => ` ${toText(comment)}\n`) : text;
}
