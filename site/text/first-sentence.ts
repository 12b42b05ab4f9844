/** @returns the text up to its first end mark, which fits into a search result */
export const firstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text;
