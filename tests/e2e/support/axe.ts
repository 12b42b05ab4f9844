import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { axeFalseReports, isFalse } from '../../support/false-reports.ts';
import { unfolded } from './unfolded.ts';

/** Every kind of rule there is; the others of axe's tags name the paragraphs of laws. */
const tags = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental', 'review-item', 'ACT'],
  ...['section508', 'TTv5', 'EN-301-549', 'RGAAv4'],
];

/** Contrast of 7 to 1 (AAA): the colors are chosen for AA (docs/product.md, Look). */
const beyond = ['color-contrast-enhanced'];

/**
 * @param beside a part that is no part of the page, such as a frame with another one
 * @returns all that axe knows, also good practice, AAA and what it calls experimental, once all is laid out
 */
export async function violationsOf(page: Page, beside?: string): Promise<string[]> {
  // Contrast is checked by positions, and a part laid out in between moves them.
  await unfolded(page);
  // What the bar covers for the moment counts as a small target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const axe = new AxeBuilder({ page });
  if (beside) axe.exclude(beside);
  const { violations } = await axe
    // The other way opens a page for each answer, for frames of other origins, which the site has not.
    .setLegacyMode()
    // What passes need not be described, which takes as long as finding it.
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .disableRules(beyond)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isFalse(axeFalseReports, { said: id, source: html }))
      .map(({ html }) => `${id}: ${html}`),
  );
}

export async function expectNoViolation(page: Page, beside?: string): Promise<void> {
  expect(await violationsOf(page, beside)).toEqual([]);
}
