const steps = [1, 2, 5, 10, 15, 20, 30, 60, 90];

/** @returns the days between two marks, so that a scale has at most `maxMarks` */
export const dayStep = (days: number, maxMarks: number): number =>
  steps.find((step) => days / step <= maxMarks) ?? days;
