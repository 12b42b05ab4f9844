/** What a part of the tests did. Its runner's reporter writes it, and the summary reads it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const reportSchema = z.strictObject({
  passed: z.int(),
  failed: z.array(z.string()),
  skipped: z.array(z.strictObject({ title: z.string(), reason: z.string() })),
  /** Tests tagged nightly in a run that leaves them out. */
  leftOut: z.int(),
});
export type Report = z.infer<typeof reportSchema>;

export const createReport = (): Report => ({ passed: 0, failed: [], skipped: [], leftOut: 0 });

/** The name of the environment variable with the path of the report; without it none is written. */
export const reportFileSetting = 'TEST_REPORT_FILE';

export function writeReport(report: Report): void {
  const file = process.env[reportFileSetting];
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}

/** @returns the report; undefined if the part ended without one */
export function readReport(file: string): Report | undefined {
  try {
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
