import { aboutPageSchema } from '../../../lib/content/schemas/about-page.ts';
import { peopleSchema } from '../../../lib/content/schemas/people.ts';
import { load } from '../../content/content.ts';
import type { CoverFigure } from '../../drawing/covers/figure.ts';
import { signRow } from '../../drawing/covers/figure.ts';
import { range } from '../../drawing/numbers.ts';
import { parsePoints, roundedPath } from '../../drawing/paths.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import { placeOnLine } from '../../metadata/social-card.ts';
import { collectPhrases } from '../search/plain-text.ts';

const page = load('pages/about', aboutPageSchema);
const { items: leaders } = load('people', peopleSchema);

/** One line has room for five dots. */
const maxDots = 5;

function drawLeaders(): CoverFigure {
  const count = Math.min(leaders.length, maxDots);
  const xs = range(count).map(
    (index) => 6 + 3 * (index - (count - 1) / 2) * Math.min(1, 3 / count),
  );
  return {
    line: roundedPath(parsePoints('0,6 1.4,6 1.4,3 10.6,3 10.6,6 12,6'), 0.7),
    hairlines: xs.map((x) => `M${x} 4.2V10.4`).join(''),
    signs: signRow('dot', 3, ...xs),
  };
}

export const aboutListing: PageListing = {
  path: '/about',
  card: { title: page.header.headline.join(' '), figure: placeOnLine(drawLeaders()) },
  searchText: () => collectPhrases([leaders, page]),
};
