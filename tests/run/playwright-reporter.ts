import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { createReport, writeReport } from './report.ts';

/** Writes the report of a Playwright run. */
export default class SummaryReporter implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError(): void {
    this.errors += 1;
  }

  onEnd({ status }: FullResult): void {
    const report = createReport();
    for (const test of this.suite?.allTests() ?? []) {
      const title = test.titlePath().filter(Boolean).join(' › ');
      const outcome = test.outcome();
      if (outcome === 'expected') report.passed += 1;
      else if (outcome === 'skipped') {
        const reason = test.results
          .flatMap(({ annotations }) => annotations)
          .concat(test.annotations)
          .find(({ type }) => type === 'skip' || type === 'fixme')?.description;
        report.skipped.push({ title, reason: reason ?? 'no reason' });
      } else report.failed.push(title);
    }
    if (this.errors > 0 || (status !== 'passed' && report.failed.length === 0))
      report.failed.push(`${this.errors} errors outside of tests`);
    writeReport(report);
  }

  printsToStdio(): boolean {
    return false;
  }
}
