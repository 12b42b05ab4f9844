/** The tools in the search. */
import { load, pay, specimenSlate } from '../../content/content.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import { collectPhrases } from '../search/plain-text.ts';

const contents = {
  '/tools': load('tools/toolbox.yaml'),
  '/tools/cost-of-vacancy': load('tools/cost-of-vacancy.yaml'),
  '/tools/scorecard': load('tools/scorecard.yaml'),
  '/tools/hiring-brief': load('tools/hiring-brief.yaml'),
  '/tools/specimen-slate': specimenSlate,
  '/tools/pay': pay,
};

export const toolListings = Object.entries(contents).flatMap(([path, content]): PageListing[] =>
  content ? [{ path, searchText: () => collectPhrases(content) }] : [],
);
