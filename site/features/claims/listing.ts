/** The page about how we count in the search and as a shared link. */
import {
  countSentence,
  formatFigure,
  howWeCountPageSchema,
} from '../../../lib/content/schemas/claims.ts';
import { claims, loadOptional } from '../../content/content.ts';
import { signRow } from '../../drawing/covers/figure.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import { placeOnLine } from '../../metadata/social-card.ts';
import { collectPhrases } from '../search/plain-text.ts';

const page = loadOptional('pages/how-we-count', howWeCountPageSchema);

/** Three clocks at one scale, each from a ring to a dot. */
const figure = placeOnLine({
  line: 'M0 6L12 6',
  hairlines: 'M2.4 2.6H5.6M2.4 9.4H9.6',
  signs: [
    ...[2.6, 6, 9.4].flatMap((y) => signRow('ring', y, 2.4)),
    ...signRow('dot', 2.6, 5.6),
    ...signRow('dot', 6, 7.6),
    ...signRow('dot', 9.4, 9.6),
  ],
});

export const howWeCountListings: readonly PageListing[] = page
  ? [
      {
        path: '/how-we-count',
        card: { title: page.headline, figure },
        searchText: () =>
          collectPhrases([
            page,
            claims.map((claim) => `${formatFigure(claim)} ${claim.label}: ${countSentence(claim)}`),
          ]),
      },
    ]
  : [];
