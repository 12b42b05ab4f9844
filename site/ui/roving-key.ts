const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Finds the target of a key in a group of buttons with one tab stop: arrows move to the neighbors and
 * wrap, Home and End move to the ends.
 * @returns the index of the button, or undefined for any other key
 */
export function getRovingTarget(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (from + step + count) % count;
}
