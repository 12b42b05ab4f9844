/**
 * @param text words with markers such as `{city}`
 * @param values replacements; a marker without a value is left as it is
 */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (marker, name: string) => values[name] ?? marker);

/** @returns the text up to its first end mark, which fits into a search result */
export const getFirstSentence = (text: string): string =>
  /^.*?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text;

/**
 * Keeps numbers with what they count: '5 business days' never breaks after the 5, and '5 to 7'
 * never within.
 */
export const keepNumbersTogether = (text: string): string =>
  text
    .replaceAll(/(\d) to (?=\d)/g, '$1\u00a0to\u00a0')
    .replaceAll(/(?<!\u00a0)\b(\d+) (?=\p{L})/gu, '$1\u00a0');
