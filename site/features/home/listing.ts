/** The home page in the search and as a shared link, which shows a small version of its chart. */
import { brand, findClaim, home, jobTitles } from '../../content/content.ts';
import { range } from '../../drawing/numbers.ts';
import type { Point } from '../../drawing/paths.ts';
import { parsePoints, roundedPath } from '../../drawing/paths.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import type { SocialFigure } from '../../metadata/social-card.ts';
import { placeCoverOnLine, placeOnLine } from '../../metadata/social-card.ts';
import { collectPhrases } from '../search/plain-text.ts';

const [row, unit] = [6, 12];
const gap = 1.2;
/** Maximum pitch and total height of the folded rows, in units. */
const [maxPitch, maxHeight] = [0.62, 8.1];
/** The upper edge of the square: its row is high, so that the folded rows fit below. */
const topPx = -46;
const rightEndPx = 1160;

/**
 * @param ours days of the line's row
 * @param theirs days, folded into rows at the same scale
 */
function drawChart(ours: number, theirs: number): SocialFigure {
  const perDay = unit / ours;
  const rows = Math.ceil(theirs / ours);
  const pitch = Math.min(maxPitch, maxHeight / rows);
  const corners = range(rows).flatMap((index): Point[] => {
    const length = Math.min(ours, theirs - index * ours) * perDay;
    const y = row + gap + index * pitch;
    const [from, to] = index % 2 === 0 ? [0, length] : [unit, unit - length];
    return parsePoints(`${from},${y} ${to},${y}`);
  });
  const [x, y] = corners.at(-1) ?? [0, 0];
  return placeOnLine(
    {
      line: `M0 ${row}L${unit} ${row}`,
      hairlines:
        roundedPath(corners, pitch / 2) +
        // An open ring apart from the line: the role is not filled yet.
        `M${x} ${y}a.3 .3 0 1 1 .6 0a.3 .3 0 1 1 -.6 0` +
        range(ours - 1)
          .map((day) => `M${(day + 1) * perDay} ${row}v.5`)
          .join(''),
      signs: [],
    },
    {
      top: topPx,
      labels: [
        { text: `${ours} days`, face: 'narrow', right: rightEndPx, top: 118 },
        { text: `${theirs} days`, face: 'wide', right: rightEndPx, top: 552 },
      ],
    },
  );
}

const ours = findClaim('days-to-fill');
const theirs = findClaim('traditional-days-to-fill');

export const homeListing: PageListing = {
  path: '/',
  card: {
    title: home.hero.headline,
    label: brand.footerLine,
    figure:
      ours && theirs
        ? drawChart(Number(ours.value), Number(theirs.value))
        : placeCoverOnLine('/', 'Hiring Strategy'),
  },
  searchText: () => collectPhrases([home, `${jobTitles.join(', ')}.`]),
};
