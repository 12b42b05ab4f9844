/** Cuts each page's content security policy to the hashes of the page's own scripts and styles. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const policy = /<meta http-equiv="content-security-policy"[^>]*>/i;
const inlineElement = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/gi;
const hashSource = / 'sha256-[^']+'/g;
const styleSources = /style-src[^;"]*/;

/**
 * The site builder names the hashes of the whole site in every page: a kilobyte of what no one can
 * compress, and more than the page allows. It leaves out styles that stand below the head.
 *
 * @param html a whole page
 * @returns the page with a policy that allows what it holds and nothing else
 */
export function keepOwnHashes(html: string): string {
  const inline = [...html.matchAll(inlineElement)].map(([, name, text = '']) => ({
    name,
    source: hashOf(text),
  }));
  const own = new Set(inline.map(({ source }) => source));
  const styles = inline.filter(({ name }) => name === 'style').map(({ source }) => source);
  return html.replace(policy, (meta) =>
    meta
      .replace(hashSource, (source) => (own.has(source.trim()) ? source : ''))
      .replace(styleSources, (sources) => withAll(sources, styles)),
  );
}

const withAll = (sources: string, own: readonly string[]) =>
  [sources, ...new Set(own.filter((source) => !sources.includes(source)))].join(' ');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @param folder the built site */
export async function keepOwnHashesIn(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
  for (const page of pages) await writeFile(page, keepOwnHashes(await readFile(page, 'utf8')));
}
