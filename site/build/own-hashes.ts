/** Cuts each page's content security policy to the hashes of the page's own scripts and styles. */
import { createHash } from 'node:crypto';

const policy = /<meta http-equiv="content-security-policy"[^>]*>/i;
const inlineElement = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/gi;
const hashSource = / 'sha256-[^']+'/g;
const scriptSources = /script-src[^;"]*/;
const styleSources = /style-src[^;"]*/;
const dataBlock = /^<script\b[^>]*\btype="(?!module)/;

/**
 * The site builder names the hashes of the whole site in every page: a kilobyte of what no one can
 * compress, and more than the page allows. It leaves out styles that stand below the head, and the
 * loader of after-paint.ts.
 *
 * @param html a whole page
 * @returns the page with a policy that allows what it holds and nothing else
 */
export function keepOwnHashes(html: string): string {
  const inline = [...html.matchAll(inlineElement)].filter(([, , text]) => text);
  const own = new Set(inline.map(sourceOf));
  const sourcesOf = (kind: string) =>
    inline.filter(([tag, name]) => name === kind && !dataBlock.test(tag)).map(sourceOf);
  return html.replace(policy, (meta) =>
    meta
      .replace(hashSource, (source) => (own.has(source.trim()) ? source : ''))
      .replace(scriptSources, (sources) => withAll(sources, sourcesOf('script')))
      .replace(styleSources, (sources) => withAll(sources, sourcesOf('style'))),
  );
}

const withAll = (sources: string, own: readonly string[]) =>
  [sources, ...new Set(own.filter((source) => !sources.includes(source)))].join(' ');

const sourceOf = ([, , text = '']: RegExpExecArray) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
