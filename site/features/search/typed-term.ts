/** Characters of a search; nobody means more, and an address may carry any number. */
export const longestTerm = 80;

/** @returns what somebody means by what they typed */
export const typedTerm = (text: string): string =>
  text.slice(0, longestTerm).replace(/\s+/g, ' ').trim();
