import { describe, expect, it } from 'vitest';
import { coverFigure, spreadTopics } from '../../site/drawing/covers/cover.ts';
import { assignGrounds } from '../../site/drawing/covers/figure.ts';
import { range } from '../../site/drawing/numbers.ts';
import { roundedPath } from '../../site/drawing/paths.ts';
import { loadFixture } from '../support/fixture-content.ts';

const slugs = range(40).map((number) => `a-post-about-${number}`);
/** The shipped topics, and some of another firm's. */
const topics = [
  ...(loadFixture().files['topics.yaml']?.topics ?? []),
  'Nachfolge',
  'Vergütung',
  'Vertrieb',
  'Pflege',
];
const all = topics.flatMap((topic) =>
  slugs.flatMap((slug) => [500, 132].map((side) => ({ topic, slug, side }))),
);
/** Every pair of numbers in a path, except for the radii and flags of arcs. */
const points = (path: string) =>
  [...path.replace(/A[\d.]+ [\d.]+ 0 0 [01] /g, 'L').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );

describe('covers', () => {
  it('are the same each time for the same post', () => {
    for (const { slug, topic, side } of all)
      expect(coverFigure(slug, topic, side)).toEqual(coverFigure(slug, topic, side));
  });
  it('start at the left edge and end at the right edge, so that they join', () => {
    for (const { slug, topic, side } of all) {
      const { line } = coverFigure(slug, topic, side);
      expect(line, topic).toMatch(/^M0 6/);
      expect(line, topic).toMatch(/L12 6(M|$)/);
    }
  });
  it('stay inside their square', () => {
    for (const { slug, topic, side } of all) {
      const { line, hairlines, signs } = coverFigure(slug, topic, side);
      const drawn = [...points(line + hairlines), ...signs.map(({ x, y }) => [x, y] as const)];
      for (const [x, y] of drawn) {
        expect(x, `${topic}, ${slug}`).toBeGreaterThanOrEqual(0);
        expect(x, `${topic}, ${slug}`).toBeLessThanOrEqual(12);
        expect(y, `${topic}, ${slug}`).toBeGreaterThan(0.5);
        expect(y, `${topic}, ${slug}`).toBeLessThan(11.5);
      }
    }
  });
  it('contain only finite numbers', () => {
    for (const { slug, topic, side } of all) {
      const { line, hairlines } = coverFigure(slug, topic, side);
      expect(line + hairlines).not.toMatch(/NaN|undefined|Infinity|e-/);
    }
  });
  it.each(topics)('of %s differ from post to post', (topic) => {
    const drawn = new Set(slugs.map((slug) => JSON.stringify(coverFigure(slug, topic, 500))));
    expect(drawn.size).toBeGreaterThan(1);
  });
});

describe('grounds', () => {
  it('never appear twice in a row', () => {
    const grounds = assignGrounds(slugs);
    expect(new Set(grounds)).toEqual(new Set(['lichen', 'ever', 'chalk']));
    expect(grounds.some((ground, index) => ground === grounds[index - 1])).toBe(false);
  });
  it('are the same each time for the same list', () => {
    expect(assignGrounds(slugs)).toEqual(assignGrounds(slugs));
  });
});

describe('a path with rounded corners', () => {
  it('turns by quarter circles in both directions', () => {
    expect(
      roundedPath(
        [
          [0, 6],
          [4, 6],
          [4, 2],
          [12, 2],
        ],
        1,
      ),
    ).toBe('M0 6L3 6A1 1 0 0 0 4 5L4 3A1 1 0 0 1 5 2L12 2');
  });
  it('makes a corner smaller if a side is too short', () => {
    expect(
      roundedPath(
        [
          [0, 0],
          [10, 0],
          [10, 1],
        ],
        2,
      ),
    ).toBe('M0 0L9.5 0A0.5 0.5 0 0 1 10 0.5L10 1');
  });
  it('stays straight through points on one line', () => {
    expect(
      roundedPath(
        [
          [0, 0],
          [5, 0],
          [9, 0],
        ],
        1,
      ),
    ).toBe('M0 0L5 0L9 0');
  });
});

describe('covers of guides on one page', () => {
  it('keep the figure of their topic, and share none', () => {
    const own = spreadTopics([
      'Hiring Strategy',
      'Cybersecurity',
      'Hiring Strategy',
      'Cybersecurity',
    ]);
    expect(own.slice(0, 2)).toEqual(['Hiring Strategy', 'Cybersecurity']);
    const drawn = own.map((topic) => coverFigure('a', topic ?? '', 132).line);
    expect(new Set(drawn).size).toBe(4);
  });
  it('show their own sections once all figures are used', () => {
    expect(spreadTopics(range(20).map(() => 'Cybersecurity')).at(-1)).toBeUndefined();
  });
  it('have a block for each section, as high as it is long', () => {
    const sections = [
      { words: 100, entries: 3 },
      { words: 50, entries: 1 },
    ];
    const { line, hairlines } = coverFigure('a', 'b', 500, sections);
    const heights = points(line).map(([, y]) => y);
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([1.4, 8.3]);
    expect(hairlines.match(/H/g)).toHaveLength(4);
  });
});
