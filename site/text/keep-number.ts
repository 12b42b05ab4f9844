/**
 * Keeps numbers with what they count: '5 business days' never breaks after the 5, and '5 to 7'
 * never within.
 */
export const keepNumber = (text: string): string =>
  text
    .replaceAll(/(\d) to (?=\d)/g, '$1\u00a0to\u00a0')
    .replaceAll(/(?<!\u00a0)\b(\d+) (?=\p{L})/gu, '$1\u00a0');
