/** Checks an open page with IBM's Equal Access engine. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { waitForLayout } from '../../e2e/support/unfolded.ts';
import { equalAccessFalsePositives, isFalsePositive } from '../../support/false-positives.ts';

const engine = readFileSync(
  '.cache/validators/node_modules/accessibility-checker-engine/ace.js',
  'utf8',
);

const reportSchema = z.array(
  z.object({
    ruleId: z.string(),
    value: z.tuple([z.string(), z.string()]),
    message: z.string(),
    snippet: z.string(),
  }),
);

type Report = z.output<typeof reportSchema>[number];

/** IBM's current and upcoming rules, which include WCAG 2.2 A and AA. */
const guidelines = ['IBM_Accessibility', 'IBM_Accessibility_next', 'WCAG_2_2'];

/** @returns findings that are not known false positives */
export async function findIssues(page: Page): Promise<string[]> {
  const reports = (await checkPage(page)).map(
    ({ ruleId, value: [policy, verdict], message, snippet }) => ({
      message: `${ruleId}: ${verdict} ${policy}: ${message}`,
      source: snippet,
    }),
  );
  return reports
    .filter((finding) => !isFalsePositive(equalAccessFalsePositives, finding))
    .map((finding) => `${finding.message}: ${finding.source}`);
}

async function checkPage(page: Page): Promise<Report[]> {
  await waitForLayout(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // As a string, because the page's policy blocks injected script elements.
  await page.evaluate(engine);
  const found: unknown = await page.evaluate(
    `new ace.Checker().check(document, ${JSON.stringify(guidelines)}).then(({ results }) =>
      results.filter(({ value }) => value[1] !== 'PASS').map(
        ({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet })))`,
  );
  return reportSchema.parse(found);
}
