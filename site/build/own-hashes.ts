/** Cuts each page's content security policy to the hashes of the page's own scripts and styles. */
import { createHash } from 'node:crypto';
import {
  attribute,
  attributeEdit,
  edited,
  type HtmlElement,
  pageElements,
  textOf,
} from '../text/html-source.ts';

/** Types of scripts that a policy must allow; any other type is data, which nothing runs. */
const runTypes = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/**
 * Astro names the hashes of the whole site in every page: a kilobyte of what no one can compress,
 * and more than the page allows. It leaves out styles below the head, rules for speculation, and the
 * loader of after-paint.ts.
 *
 * @param html a whole page
 * @returns the page with a policy that allows what it holds and nothing else
 */
export function keepOwnHashes(html: string): string {
  const elements = pageElements(html);
  const meta = elements.find(isPolicy);
  if (!meta) return html;
  const inline = elements.filter((element) => textOf(element) !== '');
  const own = {
    'script-src': inline.filter(runs).map(hashOf),
    'style-src': inline.filter(({ tagName }) => tagName === 'style').map(hashOf),
  };
  const policy = (attribute(meta, 'content') ?? '')
    .split(';')
    .map((directive) => withOwn(directive, own))
    .join(';');
  return edited(html, attributeEdit(meta, 'content', policy));
}

/** @returns a directive such as `style-src 'self'` with the page's own hashes in place of the site's */
function withOwn(directive: string, own: Readonly<Record<string, string[]>>): string {
  const sources = directive.split(' ').filter((source) => !source.startsWith("'sha256-"));
  const [name = ''] = directive.trim().split(' ');
  return [...sources, ...new Set(own[name])].join(' ');
}

const isPolicy = (element: HtmlElement) =>
  element.tagName === 'meta' &&
  attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

const runs = (element: HtmlElement) =>
  element.tagName === 'script' && runTypes.has(attribute(element, 'type')?.toLowerCase() ?? '');

const hashOf = (element: HtmlElement) =>
  `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`;
