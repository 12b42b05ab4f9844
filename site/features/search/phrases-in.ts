import { runningText } from './plain-text.ts';

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
