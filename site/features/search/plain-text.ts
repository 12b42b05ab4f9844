const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (html: string) =>
  html.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });

/** Headings, cells and labels have no end mark; without one they would run into what follows. */
const ended = (piece: string) => (/[.?!:;,…][”’)]?$/.test(piece) ? piece : `${piece}.`);

/** @returns the pieces as one running text */
const runningText = (pieces: readonly string[]): string =>
  pieces
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '')
    .map(ended)
    .join(' ');

/** @returns what rendered Markdown says, without its tags, reference marks and notes */
export const plainText = (html: string): string =>
  runningText(
    html
      .replace(/<section data-footnotes.*?<\/section>/gs, '')
      .replace(/<sup>.*?<\/sup>/gs, '')
      .replace(/<\/?(?:a|code|em|strong)\b[^>]*>/g, '')
      .split(/<[^>]+>/)
      .map(decoded),
  );

/** Fields whose words are not the page's own: what search engines show, and the way on at its end. */
const aside = new Set(['meta', 'notFound', 'band']);

/**
 * @returns what a content file says, as one text, without its links' labels. Paths, ids and names of
 * signs are left out: they have no space in them
 */
export const phrasesIn = (content: unknown): string => runningText([...phrases(content)]);

function* phrases(content: unknown): Generator<string> {
  if (typeof content === 'string') {
    if (content.trim().includes(' ')) yield content;
  } else if (typeof content === 'object' && content !== null && !('to' in content)) {
    for (const [name, value] of Object.entries(content))
      if (!aside.has(name)) yield* phrases(value);
  }
}
