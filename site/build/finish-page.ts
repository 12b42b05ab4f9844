/** Turns a page as Astro writes it into the one that is served. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  applyEdits,
  type Edit,
  type ElementRange,
  editAttribute,
  getAttribute,
  getRange,
  getText,
  type HtmlElement,
  parsePage,
} from '../text/html-source.ts';
import { bundleInlineScript } from './inline-script.ts';
import type { IslandScripts } from './island-scripts.ts';

const afterPaint = await bundleInlineScript(
  fileURLToPath(new URL('./after-paint.ts', import.meta.url)),
);

/**
 * @param html a whole page
 * @param islands what the first script of each island imports
 * @param elements those of the page
 * @param others further edits of its content
 * @param shrink changes each style sheet
 * @returns the page with its styles in the head, its scripts delayed until after the first paint, and a
 *   policy that allows exactly its content
 */
export function finishPage(
  html: string,
  islands: IslandScripts = new Map(),
  elements: readonly HtmlElement[] = parsePage(html),
  others: readonly Edit[] = [],
  shrink = (css: string) => css,
): string {
  const delays = delayScripts(html, elements, findScriptsAhead(elements, islands));
  const styles = elements
    .filter(({ tagName }) => tagName === 'style')
    .map((element) => ({ ...getRange(element), css: shrink(getText(element)) }));
  const texts = {
    'script-src': [
      ...elements.filter(isExecutable).map(getText),
      ...(delays.length > 0 ? [afterPaint] : []),
    ],
    'style-src': styles.map(({ css }) => css),
  };
  return applyEdits(html, [
    ...others,
    ...delays,
    ...rewriteStyles(html, elements, styles),
    ...restrictPolicy(elements, texts),
  ]);
}

/**
 * Replaces the module scripts of a page with one at its end.
 * @param ahead addresses that it also fetches, without running them
 */
function delayScripts(
  html: string,
  elements: readonly HtmlElement[],
  ahead: readonly string[],
): Edit[] {
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      getAttribute(element, 'type') === 'module' &&
      getAttribute(element, 'src') !== undefined,
  );
  if (scripts.length === 0) return [];
  const addresses = JSON.stringify(scripts.map((script) => getAttribute(script, 'src')));
  const body = elements.find(({ tagName }) => tagName === 'body');
  const end = body?.sourceCodeLocation?.endTag?.startOffset ?? html.length;
  const fetchAhead = ahead.length > 0 ? ` data-fetch-ahead='${JSON.stringify(ahead)}'` : '';
  const text = `<script type="module" data-after-paint='${addresses}'${fetchAhead}>${afterPaint}</script>`;
  return [
    ...scripts.map((script) => ({ ...getRange(script), text: '' })),
    { start: end, end, text },
  ];
}

/**
 * An island with `client:near="use"` must respond as soon as it is used, so its scripts are fetched ahead.
 * @returns addresses of all scripts of these islands
 */
function findScriptsAhead(elements: readonly HtmlElement[], islands: IslandScripts): string[] {
  const entries = elements
    .filter(
      (element) =>
        element.tagName === 'astro-island' &&
        getAttribute(element, 'client') === 'near' &&
        /"value":"use"/.test(getAttribute(element, 'opts') ?? ''),
    )
    .flatMap((island) => [
      getAttribute(island, 'component-url') ?? [],
      getAttribute(island, 'renderer-url') ?? [],
    ])
    .flat();
  return [...new Set(entries.flatMap((entry) => islands.get(entry) ?? []))];
}

/** Shrinks the styles. HTML allows them only in the head, but Astro writes those of islands before the first island. */
function rewriteStyles(
  html: string,
  elements: readonly HtmlElement[],
  styles: readonly (ElementRange & { css: string })[],
): Edit[] {
  const head = elements.find(({ tagName }) => tagName === 'head');
  const headEnd = head?.sourceCodeLocation?.endTag?.startOffset ?? html.length;
  return styles.flatMap(({ start, end, inside, css }) => {
    if (start < headEnd) return [{ ...inside, text: css }];
    const text = `${html.slice(start, inside.start)}${css}${html.slice(inside.end, end)}`;
    return [
      { start: headEnd, end: headEnd, text },
      { start, end, text: '' },
    ];
  });
}

/** Types of scripts that a policy must allow; any other type is data, which never runs. */
const executableTypes = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

const isExecutable = (element: HtmlElement) =>
  element.tagName === 'script' &&
  executableTypes.has(getAttribute(element, 'type')?.toLowerCase() ?? '');

/**
 * Reduces the content security policy to the hashes of the page's own scripts and styles. Astro lists the
 * hashes of the whole site in each page: a kilobyte that does not compress and allows more than the page
 * needs. It omits styles below the head, and speculation rules.
 * @param texts the inline scripts and styles of the finished page, by directive
 */
function restrictPolicy(
  elements: readonly HtmlElement[],
  texts: Readonly<Record<string, string[]>>,
): Edit[] {
  const meta = elements.find(
    (element) =>
      element.tagName === 'meta' &&
      getAttribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  if (!meta) return [];
  const policy = (getAttribute(meta, 'content') ?? '')
    .split(';')
    .map((directive) => replaceHashes(directive, texts))
    .join(';');
  return editAttribute(meta, 'content', policy);
}

/** @returns a directive such as `style-src 'self'` with the hashes of these texts instead of Astro's */
function replaceHashes(directive: string, texts: Readonly<Record<string, string[]>>): string {
  const sources = directive.split(' ').filter((source) => !source.startsWith("'sha256-"));
  const [name = ''] = directive.trim().split(' ');
  const hashes = (texts[name] ?? []).filter((text) => text !== '').map(hashText);
  return [...sources, ...new Set(hashes)].join(' ');
}

const hashText = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
