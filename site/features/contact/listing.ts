/** The contact page in the search and as a shared link. */
import { brand, load } from '../../content/content.ts';
import type { CoverFigure } from '../../drawing/covers/figure.ts';
import { range } from '../../drawing/numbers.ts';
import type { Point } from '../../drawing/paths.ts';
import { roundedPath } from '../../drawing/paths.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import { placeOnLine } from '../../metadata/social-card.ts';
import { collectPhrases } from '../search/plain-text.ts';

const page = load('pages/contact.yaml');

/** Three steps of ten minutes: a consultation of thirty. */
function drawThirtyMinutes(): CoverFigure {
  const treads = [
    { y: 9, from: 0.9, to: 4.3 },
    { y: 6, from: 4.3, to: 7.7 },
    { y: 3, from: 7.7, to: 11.1 },
  ];
  const corners = treads.flatMap(({ y, from, to }): Point[] => [
    [from, y],
    [to, y],
  ]);
  return {
    line: roundedPath([[0, 6], [0.9, 6], ...corners, [11.1, 6], [12, 6]], 0.7),
    hairlines: treads
      .flatMap(({ y, from }) =>
        range(10).map((minute) => `M${(from + 0.3 + minute * 0.31).toFixed(2)} ${y + 0.7}V11`),
      )
      .join(''),
    signs: treads.map(({ y, from }, tread) => ({
      kind: tread === treads.length - 1 ? 'dot' : 'ring',
      x: from + 1.7,
      y,
    })),
  };
}

export const contactListing: PageListing = {
  path: '/contact',
  card: { title: page.header.headline, figure: placeOnLine(drawThirtyMinutes()) },
  searchText: () => collectPhrases([`${brand.phone}, ${brand.email}.`, page]),
};
