/** The text of HTML as a reader would say it: without tags, reference marks and footnotes. */
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Adds a period to headings, cells and labels, which would run into the next text. */
const endSentence = (piece: string) =>
  /[.?!:;,…。？！：；，、][”’)]?$/.test(piece) ? piece : `${piece}.`;

/** @returns blocks of text as one running text */
export const joinSentences = (blocks: readonly string[]): string =>
  blocks.map(endSentence).join(' ');

const blockTags = new Set(
  'article blockquote dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header hr li ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
/** Controls, marks of notes, and what browsers do not show. */
const skippedTags = new Set('button form nav noscript script style sup svg template'.split(' '));
const skippedAttributes = new Set(['aria-hidden', 'data-footnotes', 'hidden', 'popover']);

const blockEnd = '\n';
const cellEnd = '\t';

/** @returns the text of rendered Markdown */
export const toPlainText = (html: string): string => joinSentences(readBlocks(parseFragment(html)));

/** @returns the text of each block, such as a paragraph, a heading or a row */
export const readBlocks = (node: Tree.ParentNode): string[] =>
  readNodes(node)
    .split(blockEnd)
    // The cells of a row are one sentence, unless they are sentences.
    .map((block) => block.trim().replace(/([^.?!:\s])\s*\t/g, '$1, '))
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '');

/** Elements that touch are words of their own. */
const readNodes = ({ childNodes }: Tree.ParentNode): string =>
  childNodes.reduce((text, node, index) => {
    const before = childNodes[index - 1];
    const touches = before && 'tagName' in before && 'tagName' in node;
    return text + (touches ? ' ' : '') + readNode(node);
  }, '');

function readNode(node: Tree.ChildNode): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  if (!('tagName' in node) || skippedTags.has(node.tagName)) return '';
  if (node.attrs.some(({ name }) => skippedAttributes.has(name))) return '';
  const text = readNodes(node);
  if (node.tagName === 'br') return ' ';
  if (node.tagName === 'td' || node.tagName === 'th') return text + cellEnd;
  return blockTags.has(node.tagName) ? blockEnd + text + blockEnd : text;
}
