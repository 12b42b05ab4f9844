/** The testimonials page in the search and as a shared link. */
import { testimonialsPageSchema } from '../../../lib/content/schemas/testimonials.ts';
import { industries, loadOptional, testimonials } from '../../content/content.ts';
import { signRow } from '../../drawing/covers/figure.ts';
import { roundedPath } from '../../drawing/paths.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import { placeOnLine } from '../../metadata/social-card.ts';
import { collectPhrases } from '../search/plain-text.ts';

const page = loadOptional('pages/testimonials', testimonialsPageSchema);

/** Nine dots on a folded line, for nine clients. */
const figure = placeOnLine({
  line: roundedPath(
    [
      [0, 6],
      [0.9, 6],
      [0.9, 2.4],
      [10.2, 2.4],
      [10.2, 6],
      [2.4, 6],
      [2.4, 9.6],
      [11.3, 9.6],
      [11.3, 6],
      [12, 6],
    ],
    0.9,
  ),
  hairlines: '',
  signs: [
    ...signRow('dot', 2.4, 2.6, 5.5, 8.4),
    ...signRow('dot', 6, 3.9, 6.3, 8.7),
    ...signRow('dot', 9.6, 4.2, 6.8, 9.4),
  ],
});

export const testimonialsListings: readonly PageListing[] = page
  ? [
      {
        path: '/testimonials',
        card: { title: page.header.headline, figure },
        searchText: () => collectPhrases([page, `${industries.join(', ')}.`, testimonials]),
      },
    ]
  : [];
