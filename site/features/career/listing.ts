import { careerStrategySchema } from '../../../lib/content/schemas/career-strategy.ts';
import { loadOptional } from '../../content/content.ts';
import { signRow } from '../../drawing/covers/figure.ts';
import { range } from '../../drawing/numbers.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import { placeOnLine } from '../../metadata/social-card.ts';
import { collectPhrases } from '../search/plain-text.ts';

const page = loadOptional('pages/career-strategy', careerStrategySchema);

/** The fifteen minutes of the call, from ring to dot. */
const figure = placeOnLine({
  line: 'M0 6L12 6',
  hairlines: range(14)
    .map((minute) => `M${(1 + ((minute + 1) * 10) / 15).toFixed(2)} 6.9V9.6`)
    .join(''),
  signs: [...signRow('ring', 6, 1), ...signRow('dot', 6, 11)],
});

export const careerListings: readonly PageListing[] = page
  ? [
      {
        path: '/career-strategy',
        card: { title: page.headline, figure },
        searchText: () => collectPhrases(page),
      },
    ]
  : [];
