/** A page's title and description at the lengths that search results show (docs/product.md, Metadata). */
import { longestTitleChars } from '../../../contracts/content/words.ts';

const longestDescriptionChars = 155;
/** Shorter ones leave room unused; then the next sentence is begun. */
const shortestDescriptionChars = 120;

/**
 * @param text the long description
 * @returns its first 155 characters: whole sentences where they fill at least 120, else whole words
 */
export function descriptionOf(text: string): string {
  if (text.length <= longestDescriptionChars) return text;
  const sentences = /^.*[.?!](?=\s)/s.exec(text.slice(0, longestDescriptionChars + 1))?.[0];
  // An ellipsis needs a character of its own.
  return sentences && sentences.length >= shortestDescriptionChars
    ? sentences
    : `${text.slice(0, longestDescriptionChars).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}

/** @returns the page's own title followed by the brand, or alone where both would be too long */
export function pageTitle(title: string, brand: string): string {
  const whole = `${title} | ${brand}`;
  return whole.length > longestTitleChars ? title : whole;
}
