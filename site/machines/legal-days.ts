import { type LegalPage, legalPages, legalTextSchema } from '../../contracts/content/legal.ts';
import { readMarkdown } from '../../contracts/content/markdown.ts';

const texts = import.meta.glob<string>('../../content/legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** @returns the day on which a legal page was last changed, as its readers see it */
export function legalDay(page: LegalPage): string {
  const file = `content/legal/${page}.md`;
  return readMarkdown(file, texts[`../../${file}`] ?? '', legalTextSchema).data.updated;
}

export const legalDays: readonly [path: string, day: string][] = legalPages.map((page) => [
  `/${page}`,
  legalDay(page),
]);
