/** The term that a visitor types into the search. */

/** No real search is longer, but an address may hold any length. */
export const longestTermChars = 80;

/** One letter is not a search yet. */
export const shortestTermChars = 2;

/** @returns the term that the typed text means */
export const typedTerm = (text: string): string =>
  text.slice(0, longestTermChars).replace(/\s+/g, ' ').trim();

/** Whether a term holds an e-mail address or a phone number, which never enter the data layer. */
export const isPersonal = (term: string): boolean =>
  term.includes('@') || term.replace(/\D/g, '').length >= 7;
