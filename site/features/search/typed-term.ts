/** What somebody types into the search. */

/** Characters of a term; nobody means more, and an address may carry any number. */
export const longestTerm = 80;

/** Characters of a term; one letter is no search yet. */
export const shortestTerm = 2;

/** @returns what somebody means by what they typed */
export const typedTerm = (text: string): string =>
  text.slice(0, longestTerm).replace(/\s+/g, ' ').trim();

/** Whether a term holds an e-mail address or a phone number, which never enter the data layer. */
export const isPersonal = (term: string): boolean =>
  term.includes('@') || term.replace(/\D/g, '').length >= 7;
