/** Changes content files. What does not change keeps its comments, order and form. */
import { writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentFile, readContentText } from '../folder.ts';
import { ContentError, parseYaml, splitFrontMatter } from '../read.ts';
import { mergeYaml } from './merge-yaml.ts';

/** The fields and text of a content file. */
export interface ContentText {
  fields: unknown;
  /** The Markdown under the fields; only in Markdown files. */
  body?: string | undefined;
}

/**
 * @param file name of the file; `.md` means Markdown
 * @throws Error when its YAML cannot be read, or a Markdown file has no fields
 */
export function splitFile(file: string, text: string): ContentText {
  if (!file.endsWith('.md')) return { fields: parse(text) };
  const parts = splitFrontMatter(text);
  if (!parts) throw new Error('must start with its fields between two lines of three hyphens');
  return { fields: parse(parts.head), body: parts.body };
}

/**
 * @param text the file before; empty for a new one
 * @returns the file's new text; unchanged parts keep their bytes
 */
export function joinFile(file: string, text: string, { fields, body = '' }: ContentText): string {
  if (!file.endsWith('.md')) return mergeYaml(text, fields);
  const before = splitFrontMatter(text);
  const head = mergeYaml(before?.head ?? '', fields);
  if (before?.body === body && before.head === head) return text;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = lineEnd === '\n' ? body : body.replaceAll(/\r?\n/g, lineEnd);
  return `---${lineEnd}${head}---${lineEnd}${lines}`;
}

/**
 * Rewrites a YAML file of the content folder.
 * @param change returns the file's new value
 * @returns the file's path as the owner sees it, if it changed
 * @throws ContentError when the file is missing or cannot be changed
 */
export function updateYamlFile(name: string, change: (value: unknown) => unknown): string[] {
  const before = readContentText(name);
  const { value } = parseYaml(contentFile(name), before);
  const after = merge(name, before, change(value));
  if (after === before) return [];
  writeFileSync(contentFile(name), after);
  return [contentFile(name)];
}

function merge(name: string, before: string, fields: unknown): string {
  try {
    return mergeYaml(before, fields);
  } catch (error) {
    throw new ContentError(
      `${contentFile(name)}: ${error instanceof Error ? error.message : error}`,
    );
  }
}
