/** Reduces each page's content security policy to the hashes of its own scripts and styles. */
import { createHash } from 'node:crypto';
import {
  attribute,
  attributeEdit,
  type Edit,
  type HtmlElement,
  textOf,
} from '../text/html-source.ts';

/** Types of scripts that a policy must allow; any other type is data and never runs. */
const runTypes = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/**
 * Astro lists the hashes of the whole site in every page: a kilobyte that does not compress,
 * and allows more than the page needs. It omits styles below the head, and speculation rules.
 *
 * @param elements of a whole page
 * @param scripts inline scripts that are still to be added
 * @returns the edits that give the page a policy for exactly its content; none for a
 *   page without a policy
 */
export function ownPolicy(elements: readonly HtmlElement[], scripts: readonly string[]): Edit[] {
  const meta = elements.find(isPolicy);
  if (!meta) return [];
  const own = {
    'script-src': [...elements.filter(runs).map(textOf), ...scripts],
    'style-src': elements.filter(({ tagName }) => tagName === 'style').map(textOf),
  };
  const policy = (attribute(meta, 'content') ?? '')
    .split(';')
    .map((directive) => withOwn(directive, own))
    .join(';');
  return attributeEdit(meta, 'content', policy);
}

/** @returns a directive such as `style-src 'self'` with the page's own hashes in place of the site's */
function withOwn(directive: string, own: Readonly<Record<string, string[]>>): string {
  const sources = directive.split(' ').filter((source) => !source.startsWith("'sha256-"));
  const [name = ''] = directive.trim().split(' ');
  const texts = (own[name] ?? []).filter((text) => text !== '');
  return [...sources, ...new Set(texts.map(hashOf))].join(' ');
}

const isPolicy = (element: HtmlElement) =>
  element.tagName === 'meta' &&
  attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

const runs = (element: HtmlElement) =>
  element.tagName === 'script' && runTypes.has(attribute(element, 'type')?.toLowerCase() ?? '');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
