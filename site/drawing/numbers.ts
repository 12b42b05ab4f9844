/** @returns the whole numbers from 0 up to, but not including, `count` */
export const range = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** @returns a small whole number as it is written in running text: `ten` in English, but `14` */
export const toNumberWord = (value: number, locale: string): string =>
  (locale.startsWith('en') && words[value]) || String(value);

/** 32-bit FNV-1a, a hash that is the same in every build. */
export function fnv1a(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

const steps = [1, 2, 5, 10, 15, 20, 30, 60, 90];

/** @returns the days between two marks, so that a scale has at most `maxMarks` */
export const getDayStep = (days: number, maxMarks: number): number =>
  steps.find((step) => days / step <= maxMarks) ?? days;
