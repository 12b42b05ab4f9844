import type { Reporter, TestCase } from 'vitest/node';

/** Says at the end what the fault tests note as their summary, one line each. */
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
