/** A content file as the editor sees it: its fields, and the text under them where it has one. */
import { parse } from 'yaml';
import { mergeYaml } from './merge-yaml.ts';

export interface ContentText {
  fields: unknown;
  /** The Markdown under the fields; only in Markdown files. */
  body?: string | undefined;
}

const parts = /^---\r?\n(?<head>.*?)(?<=\n)---\r?\n(?<body>.*)$/s;

/**
 * @param file its name, which says whether it is Markdown
 * @throws Error when its YAML cannot be read, or a Markdown file has no fields
 */
export function splitFile(file: string, text: string): ContentText {
  if (!file.endsWith('.md')) return { fields: parse(text) };
  const { head, body } = parts.exec(text)?.groups ?? {};
  if (head === undefined || body === undefined) {
    throw new Error('must start with its fields between two lines of three hyphens');
  }
  return { fields: parse(head), body };
}

/**
 * @param text the file before; empty for a new one
 * @returns the file's new text, in which all that did not change is as it was
 */
export function joinFile(file: string, text: string, { fields, body = '' }: ContentText): string {
  if (!file.endsWith('.md')) return mergeYaml(text, fields);
  const before = parts.exec(text)?.groups;
  const head = mergeYaml(before?.head ?? '', fields);
  if (before?.body === body && before.head === head) return text;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const own = lineEnd === '\n' ? body : body.replaceAll(/\r?\n/g, lineEnd);
  return `---${lineEnd}${head}---${lineEnd}${own}`;
}
