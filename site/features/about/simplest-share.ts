/**
 * @param percent a whole number from 0 to 100
 * @returns the same share in the smallest whole numbers: 85 is 17 of 20
 */
export function simplestShare(percent: number): { part: number; whole: number } {
  const common = divisor(percent, 100);
  return { part: percent / common, whole: 100 / common };
}

/** Euclid's algorithm. */
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
