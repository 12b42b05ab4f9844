import { expect, it } from 'vitest';
import { coverFigure, spreadTopics } from '../../site/drawing/covers/cover.ts';
import { assignGrounds } from '../../site/drawing/covers/figure.ts';
import { range } from '../../site/drawing/numbers.ts';
import { roundedPath } from '../../site/drawing/paths.ts';
import { loadFixture } from '../support/fixture-content.ts';

const slugs = range(40).map((number) => `a-post-about-${number}`);
/** The shipped topics, and some of another firm's. */
const topics = [
  ...(loadFixture().files['lists.yaml'].topics ?? []),
  ...['Nachfolge', 'Vergütung', 'Vertrieb', 'Pflege'],
];
const all = topics.flatMap((topic) =>
  slugs.flatMap((slug) => [500, 132].map((side) => ({ topic, slug, side }))),
);
/** Every pair of numbers in a path, except for the radii and flags of arcs. */
const points = (path: string) =>
  [...path.replace(/A[\d.]+ [\d.]+ 0 0 [01] /g, 'L').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );

it('covers start at the left edge, end at the right edge, so that they join, and stay inside their square', () => {
  for (const { slug, topic, side } of all) {
    const { line, hairlines, signs } = coverFigure(slug, topic, side);
    expect(line, topic).toMatch(/^M0 6/);
    expect(line, topic).toMatch(/L12 6(M|$)/);
    expect(line + hairlines).not.toMatch(/NaN|undefined|Infinity|e-/);
    const drawn = [...points(line + hairlines), ...signs.map(({ x, y }) => [x, y] as const)];
    for (const [x, y] of drawn) {
      expect(x, `${topic}, ${slug}`).toBeGreaterThanOrEqual(0);
      expect(x, `${topic}, ${slug}`).toBeLessThanOrEqual(12);
      expect(y, `${topic}, ${slug}`).toBeGreaterThan(0.5);
      expect(y, `${topic}, ${slug}`).toBeLessThan(11.5);
    }
  }
});
it.each(topics)('covers of %s differ from post to post, and are the same each time', (topic) => {
  const draw = () => slugs.map((slug) => JSON.stringify(coverFigure(slug, topic, 500)));
  expect(new Set(draw()).size).toBeGreaterThan(1);
  expect(draw()).toEqual(draw());
});

it('grounds of covers never appear twice in a row, and are the same each time', () => {
  const grounds = assignGrounds(slugs);
  expect(new Set(grounds)).toEqual(new Set(['lichen', 'ever', 'chalk']));
  expect(grounds.some((ground, index) => ground === grounds[index - 1])).toBe(false);
  expect(assignGrounds(slugs)).toEqual(grounds);
});

/** @param corners such as `0 6, 4 6` */
const round = (radius: number, corners: string) =>
  roundedPath(
    corners.split(', ').map((corner) => {
      const [x = 0, y = 0] = corner.split(' ').map(Number);
      return [x, y];
    }),
    radius,
  );
it('a path with rounded corners turns by quarter circles in both directions', () => {
  expect(round(1, '0 6, 4 6, 4 2, 12 2')).toBe('M0 6L3 6A1 1 0 0 0 4 5L4 3A1 1 0 0 1 5 2L12 2');
});
it('a path with rounded corners makes a corner smaller if a side is too short', () => {
  expect(round(2, '0 0, 10 0, 10 1')).toBe('M0 0L9.5 0A0.5 0.5 0 0 1 10 0.5L10 1');
});
it('a path with rounded corners stays straight through points on one line', () => {
  expect(round(1, '0 0, 5 0, 9 0')).toBe('M0 0L5 0L9 0');
});

it('covers of guides on one page keep the figure of their topic, and share none', () => {
  const two = ['Hiring Strategy', 'Cybersecurity'];
  const own = spreadTopics([...two, ...two]);
  expect(own.slice(0, 2)).toEqual(two);
  const drawn = own.map((topic) => coverFigure('a', topic ?? '', 132).line);
  expect(new Set(drawn).size).toBe(4);
});
it('covers of guides on one page show their own sections once all figures are used', () => {
  expect(spreadTopics(range(20).map(() => 'Cybersecurity')).at(-1)).toBeUndefined();
});
it('covers of guides on one page have a block for each section, as high as it is long', () => {
  const sections = [
    { words: 100, entries: 3 },
    { words: 50, entries: 1 },
  ];
  const { line, hairlines } = coverFigure('a', 'b', 500, sections);
  const heights = points(line).map(([, y]) => y);
  expect([Math.min(...heights), Math.max(...heights)]).toEqual([1.4, 8.3]);
  expect(hairlines.match(/H/g)).toHaveLength(4);
});
