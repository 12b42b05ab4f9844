/** Searches the texts of all content files. */
import { readContentValues } from '../../lib/content/values.ts';

interface TextMatch {
  /** The content file. */
  name: string;
  /** Such as `items.0.quote`; `text` for Markdown. */
  field: string;
  /** The whole value, or the line of Markdown. */
  text: string;
}

/** Nobody reads more. */
const maxMatches = 200;

/** Files have curly quotes, and keyboards have straight ones. */
const normalize = (text: string) =>
  text.toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');

/** @returns where the content has a text, in upper or lower case, in the order of the files */
export function findText(text: string): TextMatch[] {
  const wanted = normalize(text.trim());
  if (wanted === '') return [];
  return readContentValues()
    .filter((value) => normalize(value.text).includes(wanted))
    .slice(0, maxMatches)
    .map(({ name, field, text }) => ({ name, field: field.join('.'), text: text.trim() }));
}
