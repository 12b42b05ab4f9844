import region from 'virtual:region';
import { fill } from './sentences.ts';

const plurals = new Intl.PluralRules(region.locale);

/**
 * @param texts for one, and for any other count
 * @param markers further ones; `count` is the number unless it is among them
 * @returns the text for a count by the plural rules of the site's language, filled
 */
export const fillCount = (
  { one, many }: Readonly<{ one: string; many: string }>,
  count: number,
  markers: Readonly<Record<string, string>> = {},
): string =>
  fill(plurals.select(count) === 'one' ? one : many, { count: String(count), ...markers });
