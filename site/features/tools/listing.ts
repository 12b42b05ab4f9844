/** The tools in the search. */
import { costOfVacancySchema } from '../../../lib/content/schemas/cost-of-vacancy.ts';
import { hiringBriefSchema } from '../../../lib/content/schemas/hiring-brief.ts';
import { scorecardSchema } from '../../../lib/content/schemas/scorecard.ts';
import { toolboxSchema } from '../../../lib/content/schemas/toolbox.ts';
import { load, pay, specimenSlate } from '../../content/content.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import { collectPhrases } from '../search/plain-text.ts';

const contents = {
  '/tools': load('tools/toolbox', toolboxSchema),
  '/tools/cost-of-vacancy': load('tools/cost-of-vacancy', costOfVacancySchema),
  '/tools/scorecard': load('tools/scorecard', scorecardSchema),
  '/tools/hiring-brief': load('tools/hiring-brief', hiringBriefSchema),
  ...(specimenSlate && { '/tools/specimen-slate': specimenSlate }),
  ...(pay && { '/tools/pay': pay }),
};

export const toolListings = Object.entries(contents).map(
  ([path, content]): PageListing => ({ path, searchText: () => collectPhrases(content) }),
);
