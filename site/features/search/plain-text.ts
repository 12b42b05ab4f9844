const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decodeEntities = (html: string) =>
  html.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });

/** Adds a period to headings, cells and labels, which would run into the next text. */
const endSentence = (piece: string) => (/[.?!:;,…][”’)]?$/.test(piece) ? piece : `${piece}.`);

/** @returns the pieces as one running text */
const joinSentences = (pieces: readonly string[]): string =>
  pieces
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '')
    .map(endSentence)
    .join(' ');

/** @returns the text of rendered Markdown, without tags, reference marks and footnotes */
export const toPlainText = (html: string): string =>
  joinSentences(
    html
      .replace(/<section data-footnotes.*?<\/section>/gs, '')
      .replace(/<sup>.*?<\/sup>/gs, '')
      .replace(/<\/?(?:a|code|em|strong)\b[^>]*>/g, '')
      // The cells of a row are one sentence, unless they are sentences.
      .replace(/([^.?!:])<\/t[dh]>\s*<t[dh]\b[^>]*>/g, '$1, ')
      .split(/<[^>]+>/)
      .map(decodeEntities),
  );

/** Fields without searchable text: metadata, labels, and the call to action at the end. */
const skippedFields = new Set(['meta', 'notFound', 'band', 'line', 'drawing', 'picture']);

/**
 * @returns the strings of a content file as one text, without link labels. Paths, ids and names of
 * signs are left out: they contain no space
 */
export const collectPhrases = (content: unknown): string =>
  joinSentences([...findPhrases(content)]);

function* findPhrases(content: unknown): Generator<string> {
  if (typeof content === 'string') {
    if (content.trim().includes(' ')) yield content;
  } else if (typeof content === 'object' && content !== null && !('to' in content)) {
    for (const [name, value] of Object.entries(content))
      if (!skippedFields.has(name)) yield* findPhrases(value);
  }
}
