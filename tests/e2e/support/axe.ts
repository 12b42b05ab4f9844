import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { unfolded } from './unfolded.ts';

/** WCAG 2.2 AA and axe's own good practice, on the page once all of it is laid out. */
export async function expectNoViolation(page: Page): Promise<void> {
  // Contrast is checked by positions, and a part laid out in between moves them.
  await unfolded(page);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}
