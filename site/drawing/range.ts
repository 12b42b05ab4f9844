/** @returns the whole numbers from 0 up to, but not including, `count` */
export const range = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);
