/** The firm's mark, from which logo, footer, tiles, icons and social images are drawn. */
import { parseFragment, serializeOuter } from 'parse5';
import { type Config, optimize } from 'svgo';
import { z } from 'zod';
import type { Finding } from '../../lib/content/check/check.ts';
import type { Content } from '../../lib/content/load.ts';
import type { Look } from '../../lib/content/schemas/brand.ts';
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

/** The SVG files of the brand, and how the mark meets the line. */
type Drawings = Pick<Content, 'drawings' | 'files'>;

export const drawFirmMark = ({ drawings, files }: Drawings): MarkDrawing =>
  drawMark(drawings.mark ?? '', files['brand/look.yaml']);

/** The mark for icons: a firm with a wordmark can draw a separate one, in brand/icon.svg. */
export const drawIconMark = (content: Drawings): MarkDrawing =>
  content.files['brand/look.yaml'].wordmark && content.drawings.icon !== undefined
    ? drawMark(content.drawings.icon)
    : drawFirmMark(content);

/** @returns what is wrong with the files of the mark */
export function findMarkFindings({ drawings, files }: Drawings): Finding[] {
  const { underlineFrom, wordmark } = files['brand/look.yaml'];
  const problems =
    drawings.mark === undefined
      ? ['the file is missing']
      : findMarkProblems(drawings.mark, underlineFrom);
  const iconProblems = wordmark ? findIconProblems(drawings.icon) : [];
  return [
    ...problems.map((message) => ({ name: 'brand/mark.svg', message })),
    ...iconProblems.map((message) => ({ name: 'brand/icon.svg', message })),
  ];
}

const findIconProblems = (text: string | undefined): string[] =>
  text === undefined
    ? [
        'is missing. A wordmark is too small for icons: draw a letter or a sign for them, about as wide as it is high',
      ]
    : findMarkProblems(text);

const shapeNames = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const allowedNames = new Set(['svg', 'g', ...shapeNames]);

/** Removes what drawing programs, style sheets and scripts add; the shapes themselves stay as drawn. */
const cleaning: Config = {
  plugins: [
    'removeDoctype',
    'removeXMLProcInst',
    'removeComments',
    'removeMetadata',
    'removeEditorsNSData',
    'removeTitle',
    'removeDesc',
    'removeScripts',
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'convertStyleToAttrs',
    'removeUselessDefs',
    'removeDimensions',
    'removeXMLNS',
    {
      name: 'removeAttrs',
      params: {
        attrs: ['class', 'style', 'id', 'role', '(data|aria)-.*', 'xml.*', 'svg:(version|x|y)'],
      },
    },
  ],
};

/** @returns the root element of the cleaned file; undefined if the text is no SVG */
function readRoot(text: string): HtmlElement | undefined {
  try {
    const [root] = getChildren(parseFragment(optimize(text, cleaning).data));
    return root?.tagName === 'svg' ? root : undefined;
  } catch {
    return undefined;
  }
}

const getChildren = ({ childNodes }: Pick<HtmlElement, 'childNodes'>): HtmlElement[] =>
  childNodes.filter((node) => 'tagName' in node);

const viewBoxSchema = z
  .string()
  .transform((text) =>
    text
      .trim()
      .split(/[\s,]+/)
      .map(Number),
  )
  .pipe(z.tuple([z.number(), z.number(), z.number().positive(), z.number().positive()]));

const readViewBox = (root: HtmlElement) => viewBoxSchema.safeParse(getAttribute(root, 'viewBox'));

/**
 * @param text the SVG file
 * @param underlineFrom where the line should leave the mark
 * @returns a sentence for each error
 */
export function findMarkProblems(text: string, underlineFrom = 0): string[] {
  const root = readRoot(text);
  if (!root) return ['is no SVG. Export the mark as a plain SVG file'];
  const elements = listElements(root);
  const problems = [...new Set([root, ...elements].flatMap(findElementProblems))];
  const box = readViewBox(root);
  if (!box.success) {
    problems.push(
      'viewBox: is missing or wrong. Write the drawing’s box, such as viewBox="0 0 64 64"',
    );
  } else if (underlineFrom > box.data[2]) {
    problems.push(
      `viewBox: is ${box.data[2]} wide, and underlineFrom in look.yaml is ${underlineFrom}`,
    );
  }
  if (!elements.some(({ tagName }) => shapeNames.includes(tagName))) {
    problems.push('has no shape. Turn words into paths');
  }
  return problems;
}

function findElementProblems({ tagName, attrs }: HtmlElement): string[] {
  if (!allowedNames.has(tagName)) {
    return [
      `has a <${tagName}>, and a mark is made of plain shapes: ${shapeNames.join(', ')}. Export it so, with words turned into paths`,
    ];
  }
  return attrs
    .filter(({ value }) => /url\(/i.test(value))
    .map(({ name }) => `${tagName}: ${name}: refers to something else. Use plain colors`);
}

/**
 * @param text an SVG file without errors
 * @param underlineFrom where the line leaves the mark; without it the line meets its middle
 */
export function drawMark(
  text: string,
  { underlineFrom, wordmark = false }: Pick<Look, 'underlineFrom' | 'wordmark'> = {},
): MarkDrawing {
  const root = readRoot(text);
  if (!root) throw new Error('findMarkProblems accepts this mark, and it is no SVG');
  const [left, top, width, height] = readViewBox(root).data ?? [0, 0, 0, 0];
  const attrs = root.attrs.filter(({ name }) => !/^(?:viewbox|preserveaspectratio)$/i.test(name));
  if (left !== 0 || top !== 0) {
    attrs.push({ name: 'transform', value: `translate(${-left} ${-top})` });
  }
  const group = { ...root, tagName: 'g', nodeName: 'g', attrs };
  const shapes = serializeOuter(group);
  keepPageWeight(group);
  return {
    width,
    height,
    port: underlineFrom ?? width / 2,
    // A wordmark has no name beside it.
    underlines: underlineFrom !== undefined && !wordmark,
    isWordmark: wordmark,
    shapes,
    pageShapes: serializeOuter(group),
  };
}

/** Keeps the page's stroke width at any size, on each shape without its own. */
function keepPageWeight(element: HtmlElement): void {
  if (getAttribute(element, 'stroke-width') !== undefined) return;
  if (element.tagName !== 'g') {
    element.attrs.push({ name: 'vector-effect', value: 'non-scaling-stroke' });
  }
  for (const child of getChildren(element)) keepPageWeight(child);
}
