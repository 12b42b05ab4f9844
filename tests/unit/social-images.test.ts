import { expect, it } from 'vitest';
import { listCanonicalPaths } from '../../site/content/routes.ts';
import { socialImagePath } from '../../site/metadata/social-card.ts';
import { socialCards } from '../../site/metadata/social-cards.ts';

it('social images exist for every indexable page, at different addresses', () => {
  expect(socialCards.map(({ path }) => path)).toEqual(listCanonicalPaths());
  const addresses = socialCards.map(({ path }) => socialImagePath(path));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain('/social/home.png');
});
it('social images have a title, a different label, and a line from the ring to the right edge', () => {
  for (const { path, title, label, figure } of socialCards) {
    expect(title, path).not.toBe('');
    expect(['', title], path).not.toContain(label);
    expect(figure.way, path).toMatch(/^M84 574H.*H1200$/);
  }
});
it('social images keep figures inside the picture', () => {
  for (const { path, figure } of socialCards) {
    const { x, y, scale } = figure.frame;
    for (const sign of figure.signs) {
      expect(x + sign.x * scale, path).toBeLessThan(1181);
      expect(y + sign.y * scale, path).toBeGreaterThan(19);
      expect(y + sign.y * scale, path).toBeLessThan(611);
    }
  }
});
