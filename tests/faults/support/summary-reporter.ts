import type { Reporter, TestCase } from 'vitest/node';

/** Prints the summary of each fault test at the end, one line each. */
export default class SummaryReporter implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(testCase: TestCase): void {
    for (const { type, message } of testCase.annotations()) {
      if (type === 'summary') this.#lines.push(message);
    }
  }

  onTestRunEnd(): void {
    console.log(`\n${this.#lines.sort().join('\n')}`);
  }
}
