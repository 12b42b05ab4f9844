import { getEntry } from 'astro:content';
import { guidesPageSchema } from '../../../lib/content/schemas/guide.ts';
import { loadOptional } from '../../content/content.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import { findNewestDay } from '../../metadata/page-listing.ts';
import { placeCoverOnLine } from '../../metadata/social-card.ts';
import { formatShortDate } from '../../text/formats.ts';
import { findAuthor } from '../post/posts.ts';
import { collectPhrases, toPlainText } from '../search/plain-text.ts';
import { getGuidePath, guides } from './guides.ts';

const page = loadOptional('pages/guides', guidesPageSchema);

const listListing: readonly PageListing[] = page
  ? [
      {
        path: '/guides',
        card: { title: page.headline, figure: placeCoverOnLine('guides', 'Career Strategy') },
        searchText: () => collectPhrases({ ...page, groups: [] }),
        modified: findNewestDay(guides.map(({ checked }) => checked)),
      },
    ]
  : [];

export const guideListings: readonly PageListing[] = [
  ...listListing,
  ...guides.map((guide): PageListing => {
    const { slug, title, topic, answer, summary, tags, checked, modified, drawn } = guide;
    return {
      path: getGuidePath(guide),
      card: { title, label: topic, figure: placeCoverOnLine(slug, drawn.topic, drawn.sections) },
      searchEntry: async () => ({
        kind: 'article',
        title,
        note: `${page?.checked} ${formatShortDate(checked)}.`,
        summary: `${answer} ${summary}`,
        tags: [...new Set<string>([topic, ...tags])],
        body: toPlainText((await getEntry('guides', slug))?.rendered?.html ?? ''),
      }),
      feedEntry: { post: guide, collection: 'guides', slug, author: findAuthor(guide).name },
      modified,
    };
  }),
];
