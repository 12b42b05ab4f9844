/** A page's title and description at the lengths that search results show (docs/product.md, Metadata). */
import { maxTitleChars } from '../../../lib/content/schemas/words.ts';

const longestDescriptionChars = 155;

/** @returns the first 155 characters of a long description, cut after a whole word */
export function descriptionOf(text: string): string {
  if (text.length <= longestDescriptionChars) return text;
  // The ellipsis needs a character of its own.
  return `${text.slice(0, longestDescriptionChars).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}

/** @returns the page's own title followed by the brand, or alone where both would be too long */
export function pageTitle(title: string, brand: string): string {
  const whole = `${title} | ${brand}`;
  return whole.length > maxTitleChars ? title : whole;
}
