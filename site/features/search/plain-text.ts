import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Adds a period to headings, cells and labels, which would run into the next text. */
const endSentence = (piece: string) =>
  /[.?!:;,…。？！：；，、][”’)]?$/.test(piece) ? piece : `${piece}.`;

/** @returns the pieces as one running text */
const joinSentences = (pieces: readonly string[]): string =>
  pieces
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '')
    .map(endSentence)
    .join(' ');

const blocks = new Set(
  'blockquote dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
/** Marks of notes, and what browsers do not show. */
const skippedTags = new Set(['sup', 'script', 'style', 'template']);

const blockEnd = '\n';
const cellEnd = '\t';

/** @returns the text of rendered Markdown, without tags, reference marks and footnotes */
export const toPlainText = (html: string): string =>
  joinSentences(
    readNodes(parseFragment(html))
      .split(blockEnd)
      // The cells of a row are one sentence, unless they are sentences.
      .map((block) => block.trim().replace(/([^.?!:\s])\s*\t/g, '$1, ')),
  );

const readNodes = ({ childNodes }: Tree.ParentNode): string => childNodes.map(readNode).join('');

function readNode(node: Tree.ChildNode): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  if (!('tagName' in node) || skippedTags.has(node.tagName)) return '';
  if (node.attrs.some(({ name }) => name === 'data-footnotes')) return '';
  const text = readNodes(node);
  if (node.tagName === 'br') return ' ';
  if (node.tagName === 'td' || node.tagName === 'th') return text + cellEnd;
  return blocks.has(node.tagName) ? blockEnd + text + blockEnd : text;
}

/** Fields without searchable text: metadata, labels, and the call to action at the end. */
const skippedFields = new Set(['meta', 'notFound', 'band', 'line', 'drawing', 'picture']);

/** A path, an address, an id, a name of a sign, or a marker: not words, unless they are a heading. */
const isReference = (text: string) =>
  /^(?:[a-z\d]+(?:-[a-z\d]+)*|[/#]\S*|\w+:\/\/\S*|\{\w+\})$/.test(text);
const headings = new Set(['headline', 'title', 'name', 'question']);

/** @returns the strings of a content file as one text, without link labels and references */
export const collectPhrases = (content: unknown): string =>
  joinSentences([...findPhrases(content)]);

function* findPhrases(content: unknown, field = ''): Generator<string> {
  if (typeof content === 'string') {
    if (headings.has(field) || !isReference(content.trim())) yield content;
  } else if (Array.isArray(content)) {
    for (const item of content) yield* findPhrases(item);
  } else if (typeof content === 'object' && content !== null && !('to' in content)) {
    for (const [name, value] of Object.entries(content))
      if (!skippedFields.has(name)) yield* findPhrases(value, name);
  }
}
