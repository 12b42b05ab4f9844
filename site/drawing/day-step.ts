const steps = [1, 2, 5, 10, 15, 20, 30, 60, 90];

/** @returns every how many days one is marked, so that a scale has no more marks than it has room for */
export const dayStep = (days: number, maxMarks: number): number =>
  steps.find((step) => days / step <= maxMarks) ?? days;
