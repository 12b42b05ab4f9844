/** The firm's mark, from which logo, footer, tiles, icons and social images are drawn. */
import { existsSync, readFileSync } from 'node:fs';
import { parseFragment, serialize } from 'parse5';
import { readLook } from '../../lib/content/firm-files.ts';
import { contentFile } from '../../lib/content/folder.ts';
import { ContentError } from '../../lib/content/read.ts';
import type { Look } from '../../lib/content/schemas/look.ts';
import { getAttribute, type HtmlElement, listElements } from '../text/html-source.ts';

export interface MarkDrawing {
  /** Size in viewBox units; `port` is where the line meets the lower edge, from the left. */
  width: number;
  height: number;
  port: number;
  /** Whether the line leaves the mark at the port and underlines the name. */
  underlines: boolean;
  /** Whether the mark spells the firm's name. */
  isWordmark: boolean;
  /** SVG shapes, moved to the origin. They inherit the stroke width around them. */
  shapes: string;
  /** The same for pages: a shape without its own stroke width keeps the page's at any size. */
  pageShapes: string;
}

/**
 * Reads the mark.
 * @param name of its file in brand/
 * @throws ContentError with a sentence for each error in its file
 */
export function readMark(name = 'mark'): MarkDrawing {
  const errors = findMarkErrors(name);
  if (errors.length > 0) throw new ContentError(errors.join('\n'));
  return drawMark(readFileSync(getMarkFile(name), 'utf8'), name === 'mark' ? readLook() : {});
}

/** @returns the mark for icons: a firm with a wordmark can draw a separate one, in brand/icon.svg */
export const readIconMark = (): MarkDrawing =>
  readLook().wordmark && existsSync(getMarkFile('icon')) ? readMark('icon') : readMark();

/** @returns a sentence for each error in the file of the mark */
export function findMarkErrors(name = 'mark'): string[] {
  const file = getMarkFile(name);
  try {
    const text = readFileSync(file, 'utf8');
    const underlineFrom = name === 'mark' ? readLook().underlineFrom : undefined;
    return findMarkProblems(text, underlineFrom).map((problem) => `${file}: ${problem}`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [`${file}: the file is missing`];
    }
    throw error;
  }
}

/** @returns a sentence for each error in the icon of a firm with a wordmark */
export function findIconErrors(): string[] {
  const file = getMarkFile('icon');
  if (!readLook().wordmark) return [];
  return existsSync(file)
    ? findMarkErrors('icon')
    : [
        `${file}: is missing. A wordmark is too small for icons: draw a letter or a sign for them, about as wide as it is high`,
      ];
}

export const getMarkFile = (name = 'mark') => contentFile(`brand/${name}.svg`);

const shapeNames = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const allowedNames = new Set(['svg', 'g', 'title', 'desc', ...shapeNames]);
/** Attributes that drawing programs add, and root attributes that only matter in a standalone file. */
const programAttribute = /^(?:id$|xml|data-|aria-|inkscape|sodipodi)/;
const rootAttribute = /^(?:version|viewBox|width|height|x|y|preserveAspectRatio|role)$/;

const getChildren = ({ childNodes }: Pick<HtmlElement, 'childNodes'>): HtmlElement[] =>
  childNodes.filter((node) => 'tagName' in node);

const findRoot = (text: string): HtmlElement | undefined =>
  getChildren(parseFragment(text)).find(({ tagName }) => tagName === 'svg');

/** @returns left, top, width and height */
function readViewBox(root: HtmlElement): number[] | undefined {
  const text = getAttribute(root, 'viewBox') ?? '';
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  const isValid = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
  return isValid ? numbers : undefined;
}

/**
 * @param text the SVG file
 * @param underlineFrom where the line should leave the mark
 * @returns a sentence for each error
 */
export function findMarkProblems(text: string, underlineFrom?: number): string[] {
  const root = findRoot(text);
  if (!root) return ['is no SVG. Export the mark as a plain SVG file'];
  const problems = [...new Set(getChildren(root).flatMap(findElementProblems))];
  problems.push(...findAttributeProblems(root));
  const viewBox = readViewBox(root);
  if (!viewBox) {
    problems.push(
      'viewBox: is missing or wrong. Write the drawing’s box, such as viewBox="0 0 64 64"',
    );
  } else if (underlineFrom !== undefined && underlineFrom > (viewBox[2] ?? 0)) {
    problems.push(
      `viewBox: is ${viewBox[2]} wide, and underlineFrom in look.yaml is ${underlineFrom}`,
    );
  }
  if (!listElements(root).some(({ tagName }) => shapeNames.includes(tagName))) {
    problems.push('has no shape. Turn words into paths');
  }
  return problems;
}

function findElementProblems(element: HtmlElement): string[] {
  const { tagName } = element;
  if (tagName === 'script') return ['has a <script>. Take it out'];
  if (!allowedNames.has(tagName)) {
    return [
      `has a <${tagName}>, and a mark is made of plain shapes: ${shapeNames.join(', ')}. Export it so, with words turned into paths`,
    ];
  }
  return [...findAttributeProblems(element), ...getChildren(element).flatMap(findElementProblems)];
}

function findAttributeProblems({ tagName, attrs }: HtmlElement): string[] {
  return attrs.flatMap(({ name, value }) => {
    const problem = describeAttributeProblem(name, value);
    return problem ? [`${tagName}: ${name}: ${problem}`] : [];
  });
}

function describeAttributeProblem(name: string, value: string): string | undefined {
  if (name.startsWith('on')) return 'is a script. Take it out';
  if (name.startsWith('xmlns')) return undefined;
  if (name.endsWith('href') || /url\(|^\s*(?:https?:|data:|javascript:)/i.test(value))
    return 'refers to something else. Draw it into the mark itself';
  if (name === 'style' || name === 'class')
    return 'depends on a style sheet. Write fill and stroke as attributes';
  return undefined;
}

/**
 * @param text an SVG file without errors
 * @param underlineFrom where the line leaves the mark; without it the line meets its middle
 */
export function drawMark(
  text: string,
  { underlineFrom, wordmark = false }: Pick<Look, 'underlineFrom' | 'wordmark'> = {},
): MarkDrawing {
  const root = findRoot(text);
  const [left = 0, top = 0, width = 0, height = 0] = (root && readViewBox(root)) ?? [];
  return {
    width,
    height,
    port: underlineFrom ?? width / 2,
    // A wordmark has no name beside it.
    underlines: underlineFrom !== undefined && !wordmark,
    isWordmark: wordmark,
    shapes: extractShapes(text, { left, top, keepWeight: false }),
    pageShapes: extractShapes(text, { left, top, keepWeight: true }),
  };
}

function extractShapes(
  text: string,
  { left, top, keepWeight }: { left: number; top: number; keepWeight: boolean },
): string {
  const fragment = parseFragment(text);
  const root = getChildren(fragment).find(({ tagName }) => tagName === 'svg');
  if (!root) return '';
  root.tagName = 'g';
  root.nodeName = 'g';
  root.attrs = root.attrs.filter(
    ({ name }) => !rootAttribute.test(name) && !programAttribute.test(name),
  );
  if (left !== 0 || top !== 0) {
    root.attrs.push({ name: 'transform', value: `translate(${-left} ${-top})` });
  }
  keepShapes(root, keepWeight);
  return serialize({ ...fragment, childNodes: [root] });
}

/** Removes everything but shapes, so that a page can contain the mark several times. */
function keepShapes(element: HtmlElement, keepWeight: boolean): void {
  const keepsWeight = keepWeight && getAttribute(element, 'stroke-width') === undefined;
  const kept = getChildren(element).filter(
    ({ tagName }) => tagName === 'g' || shapeNames.includes(tagName),
  );
  element.childNodes = kept;
  for (const child of kept) {
    child.attrs = child.attrs.filter(({ name }) => !programAttribute.test(name));
    keepShapes(child, keepsWeight);
  }
  if (keepsWeight && element.tagName !== 'g') {
    element.attrs.push({ name: 'vector-effect', value: 'non-scaling-stroke' });
  }
}
