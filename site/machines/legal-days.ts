import { readMarkdownFile } from '../../contracts/content/folder.ts';
import { type LegalPage, legalPages, legalTextSchema } from '../../contracts/content/legal.ts';

/** @returns the date of a legal page's last change, as the page shows it */
export const legalDay = (page: LegalPage): string =>
  readMarkdownFile(`legal/${page}.md`, legalTextSchema).data.updated;

export const legalDays: readonly [path: string, day: string][] = legalPages.map((page) => [
  `/${page}`,
  legalDay(page),
]);
