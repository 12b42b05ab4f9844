/** Splits a Markdown file into the strings that a reader sees. */
import { parse as parseYaml } from 'yaml';
import { contentFile, readContentText } from '../../../lib/content/folder.ts';
import type { Line } from '../content.ts';

/** First path segment of a line, by its position in the text; front matter has its own names. */
export const inText = { heading: 'heading', opening: 'opening', body: 'body' } as const;

const frontMatter = /^---\n(.*?)\n---\n/s;

/** Front matter, headings, paragraphs, list items and table rows, without code, link targets and tags. */
export function markdownLines(name: string, text = readContentText(name)): Line[] {
  const file = contentFile(name);
  const head = frontMatter.exec(text);
  const body = head ? text.slice(head[0].length) : text;
  return [...frontLines(file, head?.[1] ?? ''), ...bodyLines(file, body)];
}

function frontLines(file: string, yaml: string): Line[] {
  const fields: unknown = parseYaml(yaml);
  if (fields === null || typeof fields !== 'object') return [];
  return Object.entries(fields).flatMap(([key, value]) =>
    [value]
      .flat()
      .filter((item) => typeof item === 'string')
      .map((item) => ({ file, path: [key], text: item })),
  );
}

const heading = /^#{1,6}\s+/;
const listItem = /^\s*(?:[-*+]|\d+\.)\s+/;
const startsAlone = (row: string) =>
  heading.test(row) || listItem.test(row) || row.startsWith('|') || row.startsWith('<');

function bodyLines(file: string, body: string): Line[] {
  return blocks(body).map((block, index) => ({
    file,
    path: [standing(block, index), String(index + 1)],
    text: visible(block.replace(heading, '').replace(listItem, '')),
  }));
}

/** Paragraphs whole; headings, list items and table rows separately. */
function blocks(body: string): string[] {
  const found: string[] = [];
  let open = false;
  for (const row of body.replace(/```.*?```/gs, '').split('\n')) {
    if (row.trim() === '') open = false;
    else if (open && !startsAlone(row)) found.push(`${found.pop()} ${row.trim()}`);
    else {
      found.push(row.trim());
      open = !heading.test(row);
    }
  }
  return found;
}

function standing(block: string, index: number): string {
  if (heading.test(block)) return inText.heading;
  return index === 0 ? inText.opening : inText.body;
}

const visible = (markdown: string) =>
  markdown
    .replace(/`[^`]*`/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .trim();
