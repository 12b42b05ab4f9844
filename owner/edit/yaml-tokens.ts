/** What the tokens of a YAML file say about how it is written. */
import { CST } from 'yaml';
import type { OldLooks } from './render-yaml.ts';

export const isHyphen = ({ type }: CST.SourceToken) => type === 'seq-item-ind';

export const leadOf = ({ start }: CST.CollectionItem) =>
  written(start.filter(({ type }) => type !== 'comma'));

/** @returns the source of tokens, as it stands in the file */
export function written(tokens: CST.Token | readonly CST.Token[] | null | undefined): string {
  if (!tokens) return '';
  return 'type' in tokens
    ? CST.stringify(tokens)
    : tokens.map((each) => CST.stringify(each)).join('');
}

const types = {
  'single-quoted-scalar': 'QUOTE_SINGLE',
  'double-quoted-scalar': 'QUOTE_DOUBLE',
} as const;

export function oldLooks(token: CST.Token | null | undefined): OldLooks {
  if (token?.type === 'single-quoted-scalar' || token?.type === 'double-quoted-scalar')
    return { type: types[token.type], width: widthOf(token.source) };
  if (token?.type !== 'block-scalar') return {};
  const folded = written(token.props).includes('>');
  return folded
    ? { type: 'BLOCK_FOLDED', width: widthOf(token.source) }
    : { type: 'BLOCK_LITERAL' };
}

function widthOf(source: string): number {
  const lines = source.trimEnd().split('\n');
  return lines.length > 1 ? Math.max(...lines.map((line) => line.length)) : 0;
}

/** Keeps the comment that stood behind a value that is written anew. */
export function withComment(text: string, token: CST.Token | null | undefined): string {
  const tokens = token && ('end' in token ? token.end : 'props' in token ? token.props : []);
  const comment = tokens?.find(({ type }) => type === 'comment');
  return comment ? text.replace('\n', () => ` ${written(comment)}\n`) : text;
}
