/** The figure of a guide, drawn from its text. */
import { range } from '../numbers.ts';
import { formatNumber, type Point, roundedPath } from '../paths.ts';
import type { CoverFigure, Variation } from './figure.ts';

export interface CoverSection {
  words: number;
  /** Paragraphs, items, and rows of tables. */
  entries: number;
}

const [left, right, end] = [1, 10, 11];
const highest = 4.6;
/** Hairlines that are closer are gray. */
const minGap = { small: 0.32, large: 0.16 };

/** A block for each section in turn above and below, as high as it is long, with a hairline for each of its entries. */
export function contents(
  sections: readonly CoverSection[],
  { corner, isSmall }: Pick<Variation, 'corner' | 'isSmall'>,
): CoverFigure {
  const longest = Math.max(1, ...sections.map(({ words }) => words));
  const width = (right - left) / sections.length;
  const blocks = sections.map(({ words, entries }, index) => ({
    from: left + index * width,
    to: left + (index + 1) * width,
    /** Signed: up is negative. */
    height: (words / longest) * highest * (index % 2 === 0 ? -1 : 1),
    entries,
  }));
  const corners = blocks.flatMap(({ from, to, height }): Point[] => [
    [from, 6 + height],
    [to, 6 + height],
  ]);
  return {
    line: roundedPath([[0, 6], [left, 6], ...corners, [right, 6], [12, 6]], corner),
    hairlines: blocks
      .flatMap(({ from, to, height, entries }) => {
        const gap = height / (entries + 1);
        const inset = 0.3 * width;
        if (Math.abs(gap) < minGap[isSmall ? 'small' : 'large']) return [];
        return range(entries).map(
          (entry) =>
            `M${formatNumber(from + inset)} ${formatNumber(6 + gap * (entry + 1))}H${formatNumber(to - inset)}`,
        );
      })
      .join(''),
    signs: [{ kind: 'dot', x: end, y: 6 }],
  };
}
