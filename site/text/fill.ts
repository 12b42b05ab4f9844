/**
 * @param text words with markers such as `{city}`
 * @param values what takes their place; a marker without a value stays as it is
 */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (marker, name: string) => values[name] ?? marker);
