import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { axeFalsePositives, isFalsePositive } from '../../support/false-positives.ts';
import { waitForLayout } from './unfolded.ts';

/** All kinds of rules; axe's other tags only name sections of laws. */
const tags = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental', 'review-item', 'ACT'],
  ...['section508', 'TTv5', 'EN-301-549', 'RGAAv4'],
];

/** Contrast of 7 to 1 (AAA): the colors are chosen for AA (docs/product.md, Look). */
const excludedRules = ['color-contrast-enhanced'];

/**
 * @param excluded selector of a part that does not belong to the page, such as a frame with another one
 * @returns all violations of axe's rules, including best practices, AAA and experimental ones
 */
export async function findViolations(page: Page, excluded?: string): Promise<string[]> {
  // The contrast check uses positions, which change while parts are laid out.
  await waitForLayout(page);
  // Targets under the header would count as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // A toast that is fading in has too little contrast.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.toast')].every((toast) => toast.getAnimations().length === 0),
  );
  const axe = new AxeBuilder({ page });
  if (excluded) axe.exclude(excluded);
  const { violations } = await axe
    // The default mode opens a page per result, for frames of other origins, which the site does not have.
    .setLegacyMode()
    // Describing passes takes as long as finding them.
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .disableRules(excludedRules)
    .analyze();
  // Safari announces no list without markers, unless its role says that it is one.
  const silent = await page
    .locator('ul:not([role]), ol:not([role])')
    .evaluateAll((lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .map((list) => `list without a role: ${list.outerHTML.slice(0, 100)}`),
    );
  const violated = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isFalsePositive(axeFalsePositives, { message: id, source: html }))
      .map(({ html }) => `${id}: ${html}`),
  );
  return [...violated, ...silent];
}

export async function expectNoViolation(page: Page, excluded?: string): Promise<void> {
  expect(await findViolations(page, excluded)).toEqual([]);
}
