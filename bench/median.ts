/** @returns the middle one of the values, rounded; NaN where there are none */
export const median = (values: number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
