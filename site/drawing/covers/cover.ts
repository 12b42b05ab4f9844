/**
 * Drawn covers of posts, talks and shared links (docs/product.md, Look). A square of 12 by 12 units
 * that the line enters at (0, 6) and leaves at (12, 6), so that covers set side by side join.
 */
import { fnv1a } from '../numbers.ts';
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

/**
 * @param slug varies the figure
 * @param topic selects the figure; all posts of a firm's own topic share one
 * @param sidePx length of the square's side, for the size of the corners
 */
export function coverFigure(slug: string, topic: string, sidePx: number): CoverFigure {
  const hash = fnv1a(slug);
  const own = Object.values(figures)[fnv1a(topic) % Object.keys(figures).length];
  const draw = figures[topic] ?? own ?? fold;
  return draw({
    hash,
    extra: hash % 4,
    size: (hash >>> 3) % 3,
    isFlipped: (hash & 4) !== 0,
    corner: Math.min((28 / sidePx) * 12, 0.9),
    isSmall: sidePx < 240,
  });
}
