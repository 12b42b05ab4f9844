/**
 * @param text words with markers such as `{city}`
 * @param values replacements; a marker without a value is left as it is
 */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (marker, name: string) => values[name] ?? marker);
