/** @returns the text up to its first end mark: what a search result has room for */
export const firstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text;
