/** The tools in the search. */
import { costOfVacancySchema } from '../../../lib/content/schemas/cost-of-vacancy.ts';
import { hiringBriefSchema } from '../../../lib/content/schemas/hiring-brief.ts';
import { scorecardSchema } from '../../../lib/content/schemas/scorecard.ts';
import { toolboxSchema } from '../../../lib/content/schemas/toolbox.ts';
import { loadOptional, pay, specimenSlate } from '../../content/content.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import { collectPhrases } from '../search/plain-text.ts';

const contents = {
  '/tools': loadOptional('tools/toolbox', toolboxSchema),
  '/tools/cost-of-vacancy': loadOptional('tools/cost-of-vacancy', costOfVacancySchema),
  '/tools/scorecard': loadOptional('tools/scorecard', scorecardSchema),
  '/tools/hiring-brief': loadOptional('tools/hiring-brief', hiringBriefSchema),
  '/tools/specimen-slate': specimenSlate,
  '/tools/pay': pay,
};

export const toolListings = Object.entries(contents).flatMap(([path, content]): PageListing[] =>
  content ? [{ path, searchText: () => collectPhrases(content) }] : [],
);
