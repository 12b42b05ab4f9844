import type { Reporter, TestModule } from 'vitest/node';
import { createReport, writeReport } from './report.ts';

/** Writes the report of a Vitest run. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const report = createReport();
    for (const module of modules) {
      if (module.state() === 'failed' && module.errors().length > 0)
        report.failed.push(module.relativeModuleId);
      for (const test of module.children.allTests()) {
        const title = `${module.relativeModuleId}: ${test.fullName}`;
        const result = test.result();
        if (result.state === 'passed') report.passed += 1;
        else if (result.state === 'failed') report.failed.push(title);
        else if (test.tags.includes('nightly') && result.state === 'skipped' && !result.note)
          report.leftOut += 1;
        else
          report.skipped.push({
            title,
            reason: (result.state === 'skipped' && result.note) || 'no reason',
          });
      }
    }
    if (errors.length > 0) report.failed.push(`${errors.length} errors outside of tests`);
    writeReport(report);
  }
}
