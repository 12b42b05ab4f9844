/** Reduces each page's content security policy to the hashes of its own scripts and styles. */
import { createHash } from 'node:crypto';
import {
  type Edit,
  editAttribute,
  getAttribute,
  getText,
  type HtmlElement,
} from '../text/html-source.ts';

/** Types of scripts that a policy must allow; any other type is data and never runs. */
const runTypes = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/**
 * Astro lists the hashes of the whole site in each page: a kilobyte that does not compress and allows more
 * than the page needs. It omits styles below the head, and speculation rules.
 *
 * @param elements of a whole page
 * @param scripts inline scripts that are still to be added
 * @returns the edits that give the page a policy for exactly its content; none for a
 *   page without a policy
 */
export function restrictPolicy(
  elements: readonly HtmlElement[],
  scripts: readonly string[],
): Edit[] {
  const meta = elements.find(isPolicy);
  if (!meta) return [];
  const own = {
    'script-src': [...elements.filter(runs).map(getText), ...scripts],
    'style-src': elements.filter(({ tagName }) => tagName === 'style').map(getText),
  };
  const policy = (getAttribute(meta, 'content') ?? '')
    .split(';')
    .map((directive) => replaceHashes(directive, own))
    .join(';');
  return editAttribute(meta, 'content', policy);
}

/** @returns a directive such as `style-src 'self'` with the page's own hashes in place of the site's */
function replaceHashes(directive: string, own: Readonly<Record<string, string[]>>): string {
  const sources = directive.split(' ').filter((source) => !source.startsWith("'sha256-"));
  const [name = ''] = directive.trim().split(' ');
  const texts = (own[name] ?? []).filter((text) => text !== '');
  return [...sources, ...new Set(texts.map(hashText))].join(' ');
}

const isPolicy = (element: HtmlElement) =>
  element.tagName === 'meta' &&
  getAttribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

const runs = (element: HtmlElement) =>
  element.tagName === 'script' && runTypes.has(getAttribute(element, 'type')?.toLowerCase() ?? '');

const hashText = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
