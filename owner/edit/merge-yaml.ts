/**
 * Writes changed values into the text of a YAML file. Everything that did not change keeps its
 * bytes: comments, order, blank lines, quotes, and the form of lists and block text.
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
import { isFields, listMatches } from './list-matches.ts';
import {
  type Looks,
  type OldLooks,
  renderEntry,
  renderInline,
  renderPair,
  renderRoot,
} from './render-yaml.ts';
import { isHyphen, leadOf, oldLooks, withComment, written } from './yaml-tokens.ts';

/** A part of a list or group in the text: what stands before it, and it. */
interface Piece {
  lead: string;
  text: string;
}

interface Source {
  text: string;
  document: Document;
  looks: Looks;
}

/**
 * @param text a YAML file that can be read
 * @param value plain data that the file shall hold
 * @returns the file's new text; the same bytes where nothing differs
 * @throws Error where the text is in a form that cannot be made to hold the value
 */
export function mergeYaml(text: string, value: unknown): string {
  if (isDeepStrictEqual(parse(text), value)) return text;
  const unix = text.replaceAll('\r\n', '\n');
  const tokens = [...new Parser().parse(unix)];
  const [document] = [...new Composer({ keepSourceTokens: true }).compose(tokens)];
  const source = document && { text: unix, document, looks: looksOf(unix) };
  const merged = source
    ? tokens.map((token) => rootText(token, value, source)).join('')
    : unix + renderRoot(value, looksOf(unix));
  if (!isDeepStrictEqual(parse(merged), value)) {
    throw new Error('the file is written in a form that can only be changed by hand');
  }
  return text.includes('\r\n') ? merged.replaceAll('\n', '\r\n') : merged;
}

function rootText(token: CST.Token, value: unknown, source: Source): string {
  if (token.type !== 'document') return CST.stringify(token);
  const start = written(token.start);
  const text = changed(source.document.contents, value, source);
  return start + (text ?? renderRoot(value, source.looks)) + written(token.end);
}

const looksOf = (text: string): Looks => ({
  indentSeq: !/^( *)[^\s#-][^\n]*:\n\1- /m.test(text),
  singleQuote: (text.match(/: '/g) ?? []).length > (text.match(/: "/g) ?? []).length || null,
});

/**
 * @param head what stands between the field and its list: the first entry's comment and indentation
 * @returns the node's text with another value; undefined where all of it must be written anew
 */
function changed(node: unknown, value: unknown, source: Source, head = ''): string | undefined {
  if (!isNode(node) || !node.srcToken) return undefined;
  const { srcToken: token } = node;
  if (isDeepStrictEqual(node.toJS(source.document), value)) return head + CST.stringify(token);
  if (isMap(node) && isFields(value) && Object.keys(value).length > 0) {
    if (token.type === 'block-map') return changedGroup(node, token, value, source);
    if (token.type === 'flow-collection') return changedBraces(node, token, value, source);
  }
  if (isSeq(node) && Array.isArray(value) && value.length > 0 && node.items.length > 0) {
    if (token.type === 'block-seq') return changedList(node, token, value, source, head);
    if (token.type === 'flow-collection') return changedBrackets(node, token, value, source);
  }
  return undefined;
}

function changedGroup(
  map: YAMLMap,
  token: CST.BlockMap,
  value: Record<string, unknown>,
  source: Source,
): string {
  const indent = columnOf(token.items[0]?.key?.offset, source);
  const pieces: (Piece & { key?: string })[] = token.items.flatMap((item) => {
    const lead = written(item.start);
    const pair = map.items.find(({ srcToken }) => srcToken === item);
    if (!pair || item.key === undefined) return [{ lead, text: '' }];
    const key = String(pair.key);
    if (!Object.hasOwn(value, key)) return [];
    const [before, head] = beforeValue(item);
    const nested = changed(pair.value, value[key], source, head);
    const text =
      nested === undefined
        ? withComment(
            renderPair(key, value[key], source.looks, indent, oldLooks(item.value)),
            item.value,
          )
        : written(item.key) + before + nested;
    return [{ lead, text, key }];
  });
  added(Object.keys(value), pieces, (key) => ({
    lead: ' '.repeat(indent),
    text: renderPair(key, value[key], source.looks, indent),
    key,
  }));
  return stacked(pieces, indent, written(token.items[0]?.start));
}

/** The comments before a list are part of the field that holds it, and about its first entry. */
function beforeValue({ sep = [], value }: CST.CollectionItem): [before: string, head: string] {
  const end = value?.type === 'block-seq' ? sep.findIndex(({ type }) => type === 'newline') : -1;
  return end < 0
    ? [written(sep), '']
    : [written(sep.slice(0, end + 1)), written(sep.slice(end + 1))];
}

function changedList(
  list: YAMLSeq,
  token: CST.BlockSequence,
  value: readonly unknown[],
  source: Source,
  head: string,
): string {
  const items = token.items.filter(({ start }) => start.some(isHyphen));
  const indent = columnOf(items[0]?.start.find(isHyphen)?.offset, source);
  const flow = items.every(({ value: entry }) => entry?.type === 'flow-collection');
  const matches = listMatches(list.toJS(source.document), value);
  const pieces = value.map((entry, place): Piece => {
    const match = matches[place];
    const item = match === undefined ? undefined : items[match];
    if (match === undefined || !item) {
      const text = renderEntry(entry, source.looks, indent, { flow });
      return { lead: ' '.repeat(indent), text };
    }
    const hyphen = item.start.findIndex(isHyphen);
    const nested = changed(list.items[match], entry, source);
    const old = { ...oldLooks(item.value), flow: flow && isFields(entry) };
    const text =
      nested === undefined
        ? withComment(renderEntry(entry, source.looks, indent, old), item.value)
        : written(item.start.slice(hyphen)) + nested;
    const lead = written(item.start.slice(0, hyphen));
    return { lead: match === 0 ? head + lead : lead, text };
  });
  const rest = token.items.filter(({ start }) => !start.some(isHyphen));
  pieces.push(...rest.map(({ start }) => ({ lead: written(start), text: '' })));
  const [first] = pieces;
  // What was said of the first entry may be meant for all of them.
  if (first && !matches.includes(0)) first.lead = head + first.lead.trimStart();
  if (first && head) {
    first.lead = first.lead.replace(/^\n+/, '');
    return stacked(pieces, indent, first.lead);
  }
  return stacked(pieces, indent, written(items[0]?.start));
}

function changedBraces(
  map: YAMLMap,
  token: CST.FlowCollection,
  value: Record<string, unknown>,
  source: Source,
): string | undefined {
  if (map.items.length === 0) return undefined;
  const inline = (key: string, old?: OldLooks) =>
    `${renderInline(key, source.looks)}: ${renderInline(value[key], source.looks, old)}`;
  const pieces = map.items.flatMap((pair): (Piece & { key: string })[] => {
    const item = token.items.find((each) => each === pair.srcToken);
    const key = String(pair.key);
    if (!item || !Object.hasOwn(value, key)) return [];
    const nested = changed(pair.value, value[key], source);
    const text =
      nested === undefined
        ? inline(key, oldLooks(item.value))
        : written(item.key) + written(item.sep) + nested;
    return [{ lead: leadOf(item), text, key }];
  });
  added(Object.keys(value), pieces, (key) => ({ lead: ' ', text: inline(key), key }));
  return enclosed(token, pieces);
}

function changedBrackets(
  list: YAMLSeq,
  token: CST.FlowCollection,
  value: readonly unknown[],
  source: Source,
): string {
  const matches = listMatches(list.toJS(source.document), value);
  const pieces = value.map((entry, place): Piece => {
    const match = matches[place];
    const item = match === undefined ? undefined : token.items[match];
    const nested = match === undefined ? undefined : changed(list.items[match], entry, source);
    const old = oldLooks(item?.value);
    return {
      lead: item ? leadOf(item) : ' ',
      text: nested ?? renderInline(entry, source.looks, old),
    };
  });
  return enclosed(token, pieces);
}

/** Puts each new field after the one that it follows in the value. */
function added<P extends Piece & { key?: string }>(
  keys: readonly string[],
  pieces: P[],
  render: (key: string) => P,
): void {
  keys.forEach((key, place) => {
    if (pieces.some((piece) => piece.key === key)) return;
    const before = pieces.findIndex((piece) => piece.key === keys[place - 1]);
    pieces.splice(before < 0 && place > 0 ? pieces.length : before + 1, 0, render(key));
  });
}

/**
 * Joins pieces that stand under one another.
 * @param firstStart what stood before the first one; what stands before it now may be indented already
 */
function stacked(pieces: readonly Piece[], indent: number, firstStart = ''): string {
  return pieces.reduce((all, { lead, text }, place) => {
    if (place === 0) return (firstStart.startsWith(lead) ? lead : lead.trimStart()) + text;
    const start = lead === '' && text !== '' ? ' '.repeat(indent) : lead;
    const gap = all.endsWith('\n') || start.startsWith('\n') ? '' : '\n';
    return all + gap + start + text;
  }, '');
}

/** Joins pieces between braces or brackets, with the spaces that were there. */
function enclosed(token: CST.FlowCollection, pieces: readonly Piece[]): string {
  const [first, last] = [token.items[0], token.items.at(-1)];
  const pad = first ? leadOf(first) : '';
  const tail = last && !last.key && !last.value ? leadOf(last) : '';
  const inner = pieces.map(({ lead, text }, place) =>
    place === 0 ? pad + text : (lead === pad && !pad.includes('\n') ? ' ' : lead) + text,
  );
  return token.start.source + inner.join(',') + tail + written(token.end);
}

const columnOf = (offset = 0, { text }: Source) => offset - text.lastIndexOf('\n', offset - 1) - 1;
