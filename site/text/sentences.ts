export { fillMarkers as fill } from '../../lib/content/markers.ts';

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
