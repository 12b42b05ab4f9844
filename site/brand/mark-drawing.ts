/** Reads the SVG file of the mark: its shapes, or messages about its errors. */
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

export interface MarkDrawing {
  /** Size in the units of its viewBox, and where the line meets its lower edge, from the left. */
  width: number;
  height: number;
  port: number;
  /** The name is underlined from the port. */
  underlines: boolean;
  /** The shapes with the origin in the viewBox's upper left corner, which take the weight of the line around them. */
  shapes: string;
  /** The same, where the weight is one of the page and stays at any size. */
  pageShapes: string;
}

const drawn = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const allowed = new Set(['svg', 'g', 'title', 'desc', ...drawn]);
/** Attributes of the drawing program and of the file. */
const ofTheEditor = /^(?:id$|xml|data-|aria-|inkscape|sodipodi)/;
const ofTheFile = /^(?:version|viewBox|width|height|x|y|preserveAspectRatio|role)$/;

const isElement = (node: DefaultTreeAdapterTypes.ChildNode): node is Element => 'tagName' in node;
const children = (element: Pick<Element, 'childNodes'>) => element.childNodes.filter(isElement);
const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((each) => each.name === name)?.value;

const findRoot = (text: string): Element | undefined =>
  children(parseFragment(text)).find(({ tagName }) => tagName === 'svg');

/** Left, top, width and height. */
function readViewBox(root: Element): number[] | undefined {
  const numbers =
    attribute(root, 'viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? numbers
    : undefined;
}

/**
 * @param text the SVG file
 * @param underlineFrom where the line should leave the mark
 * @returns a sentence for each thing that no mark may have
 */
export function findMarkProblems(text: string, underlineFrom?: number): string[] {
  const root = findRoot(text);
  if (!root) return ['is no SVG. Export the mark as a plain SVG file'];
  const problems = [...new Set(children(root).flatMap(elementProblems))];
  problems.push(...attributeProblems(root));
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
  if (!hasShape(root)) problems.push('has no shape. Turn words into paths');
  return problems;
}

const hasShape = (element: Element): boolean =>
  drawn.includes(element.tagName) || children(element).some(hasShape);

function elementProblems(element: Element): string[] {
  const { tagName } = element;
  if (tagName === 'script') return ['has a <script>. Take it out'];
  if (!allowed.has(tagName)) {
    return [
      `has a <${tagName}>, and a mark is made of plain shapes: ${drawn.join(', ')}. Export it so, with words turned into paths`,
    ];
  }
  return [...attributeProblems(element), ...children(element).flatMap(elementProblems)];
}

function attributeProblems({ tagName, attrs }: Element): string[] {
  return attrs.flatMap(({ name, value }) => {
    const said = (what: string) => [`${tagName}: ${name}: ${what}`];
    if (name.startsWith('on')) return said('is a script. Take it out');
    if (name.endsWith('href') || /url\(|^\s*(?:https?:|data:|javascript:)/i.test(value)) {
      return name.startsWith('xmlns')
        ? []
        : said('refers to something else. Draw it into the mark itself');
    }
    if (name === 'style' || name === 'class') {
      return said('depends on a style sheet. Write fill and stroke as attributes');
    }
    return [];
  });
}

/**
 * @param text an SVG file without problems
 * @param underlineFrom where the line leaves the mark; without it the line meets its middle
 */
export function drawMark(text: string, underlineFrom?: number): MarkDrawing {
  const root = findRoot(text);
  const [left = 0, top = 0, width = 0, height = 0] = (root && readViewBox(root)) ?? [];
  return {
    width,
    height,
    port: underlineFrom ?? width / 2,
    underlines: underlineFrom !== undefined,
    shapes: extractShapes(text, { left, top, keepWeight: false }),
    pageShapes: extractShapes(text, { left, top, keepWeight: true }),
  };
}

interface Shapes {
  left: number;
  top: number;
  /** Shapes without a weight of their own keep that of the page at any size. */
  keepWeight: boolean;
}

function extractShapes(text: string, { left, top, keepWeight }: Shapes): string {
  const fragment = parseFragment(text);
  const root = children(fragment).find(({ tagName }) => tagName === 'svg');
  if (!root) return '';
  root.tagName = 'g';
  root.nodeName = 'g';
  root.attrs = root.attrs.filter(({ name }) => !ofTheFile.test(name) && !ofTheEditor.test(name));
  if (left !== 0 || top !== 0) {
    root.attrs.push({ name: 'transform', value: `translate(${-left} ${-top})` });
  }
  clean(root, keepWeight);
  return serialize({ ...fragment, childNodes: [root] });
}

/** Removes everything but shapes, so that a page can contain the mark several times. */
function clean(element: Element, keepWeight: boolean): void {
  const weighed = attribute(element, 'stroke-width') !== undefined;
  const kept = children(element).filter(
    ({ tagName }) => tagName === 'g' || drawn.includes(tagName),
  );
  element.childNodes = kept;
  for (const child of kept) {
    child.attrs = child.attrs.filter(({ name }) => !ofTheEditor.test(name));
    clean(child, keepWeight && !weighed);
  }
  if (keepWeight && !weighed && element.tagName !== 'g') {
    element.attrs.push({ name: 'vector-effect', value: 'non-scaling-stroke' });
  }
}
