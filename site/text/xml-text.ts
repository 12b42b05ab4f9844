/** @returns the text without the characters that XML 1.0 forbids, which make a file unreadable */
export const removeForbidden = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
