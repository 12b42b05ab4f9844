/**
 * Drawn covers of posts, talks and shared links (docs/product.md, Look). A square of 12 by 12 units
 * that the line enters at (0, 6) and leaves at (12, 6), so that covers set side by side join.
 */
import { fnv1a } from '../numbers.ts';
import { type CoverSection, contents } from './contents.ts';
import { braid, coil, orbit } from './curves.ts';
import type { CoverFigure, Variation } from './figure.ts';
import { branch, climb, fold, skyline, steps, wall } from './straight.ts';

const figures: Readonly<Record<string, (variation: Variation) => CoverFigure>> = {
  'IT Job Market': steps,
  'Future of Work': steps,
  'Recruitment Technology': branch,
  'AI and Talent Acquisition': branch,
  'Technology Strategy': branch,
  'IT Leadership': orbit,
  'IT Leadership Crisis': orbit,
  Cybersecurity: wall,
  'Cloud Infrastructure': skyline,
  'IT Hiring Challenges': coil,
  'IT Recruitment': coil,
  'Technical Recruitment': coil,
  'HR Partnership': braid,
  'Team Building': braid,
  'Career Strategy': climb,
  'Executive Job Search': climb,
  'Hiring Strategy': fold,
  'Recruitment Strategy': fold,
  'Hiring Process Optimization': fold,
  'IT Recruitment Strategy': fold,
};

const findFigure = (topic: string) =>
  figures[topic] ?? Object.values(figures)[fnv1a(topic) % Object.keys(figures).length] ?? fold;

/**
 * @param topics of guides on one page
 * @returns for each the topic whose figure it gets, so that no two share one: its own, or one that no other has;
 *   undefined once all are drawn
 */
export function spreadTopics(topics: readonly string[]): (string | undefined)[] {
  const drawn = new Set<unknown>();
  const wanted = new Set(topics.map(findFigure));
  return topics.map((topic) => {
    const other = Object.entries(figures).find(
      ([, figure]) => !drawn.has(figure) && !wanted.has(figure),
    );
    const found = drawn.has(findFigure(topic)) ? other?.[0] : topic;
    if (found) drawn.add(findFigure(found));
    return found;
  });
}

/**
 * @param slug varies the figure
 * @param topic selects the figure; all posts of a firm's own topic share one
 * @param sidePx length of the square's side, for the size of the corners
 * @param sections of a guide, which are drawn instead
 */
export function coverFigure(
  slug: string,
  topic: string,
  sidePx: number,
  sections?: readonly CoverSection[],
): CoverFigure {
  const corner = Math.min((28 / sidePx) * 12, 0.9);
  const isSmall = sidePx < 240;
  if (sections) return contents(sections, { corner, isSmall });
  const hash = fnv1a(slug);
  return findFigure(topic)({
    hash,
    extra: hash % 4,
    size: (hash >>> 3) % 3,
    isFlipped: (hash & 4) !== 0,
    corner,
    isSmall,
  });
}
