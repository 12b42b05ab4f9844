import { getEntry } from 'astro:content';
import { type LegalPage, legalPages } from '../../../lib/content/schemas/legal.ts';
import { findLegalText, statements } from '../../content/content.ts';
import { signRow } from '../../drawing/covers/figure.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import { placeCoverOnLine, placeOnLine, type SocialFigure } from '../../metadata/social-card.ts';
import { toPlainText } from '../search/plain-text.ts';

const figures: Record<LegalPage, SocialFigure> = {
  privacy: placeCoverOnLine('privacy', 'Cybersecurity'),
  terms: placeCoverOnLine('terms', 'HR Partnership'),
  accessibility: placeCoverOnLine('accessibility', 'Technology Strategy'),
  'equal-opportunity': placeCoverOnLine('equal-opportunity', 'Hiring Strategy'),
  /** Three switches, one of them on. */
  cookies: placeOnLine({
    line: 'M0 6L12 6',
    hairlines: 'M2.4 2.6H9.6M2.4 9.4H9.6',
    signs: [...signRow('ring', 2.6, 2.4), ...signRow('dot', 6, 9.6), ...signRow('ring', 9.4, 2.4)],
  }),
};

export const legalListings = [...legalPages, ...statements.map(({ page }) => page)].map(
  (page): PageListing => ({
    path: `/${page}`,
    card: { figure: figures[page] },
    searchText: async () => toPlainText((await getEntry('legal', page))?.rendered?.html ?? ''),
    modified: findLegalText(page)?.updated,
  }),
);
