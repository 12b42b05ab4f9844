import { removeInvisible } from './phone-text.ts';

/**
 * @param typed a number as people of a country write or paste it, such as 1.234,5 or 1 234,5
 * @param locale whose separators it uses
 * @returns the text with commas between thousands and a decimal point, where it is a number
 */
export function toPointNotation(typed: string, locale: string): string {
  const text = removeInvisible(typed).trim();
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const find = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value;
  const decimal = find('decimal');
  if (find('group') === ',' && decimal === '.') return text;
  return text.replaceAll(/(?<=\d)[\s.,'’](?=\d)/g, (mark) => (mark === decimal ? '.' : ','));
}
