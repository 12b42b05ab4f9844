const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Where a key leads in a row of buttons that has one place in the tab order: arrows to the
 * neighbours, wrapping, Home and End to the ends.
 * @returns the place, or undefined for any other key
 */
export function getRovingTarget(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (from + step + count) % count;
}
