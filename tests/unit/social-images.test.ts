import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { listCanonicalPaths } from '../../site/content/routes.ts';
import { socialImagePath } from '../../site/metadata/social-card.ts';
import { socialCards } from '../../site/metadata/social-cards.ts';
import { drawSocialImage, readFaces } from '../../site/metadata/social-image.ts';

describe('social images', () => {
  it('exist for every indexable page, at different addresses', () => {
    expect(socialCards.map(({ path }) => path)).toEqual(listCanonicalPaths());
    const addresses = socialCards.map(({ path }) => socialImagePath(path));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain('/social/home.png');
  });
  it('have a title and a different label', () => {
    for (const { path, title, label } of socialCards) {
      expect(title, path).not.toBe('');
      expect(label, path).not.toBe('');
      expect(label, path).not.toBe(title);
    }
  });
  it('start the line at the ring and end it at the right edge', () => {
    for (const { path, figure } of socialCards) {
      expect(figure.way, path).toMatch(/^M84 574H/);
      expect(figure.way, path).toMatch(/H1200$/);
    }
  });
  it('keep figures inside the picture', () => {
    for (const { path, figure } of socialCards) {
      const { x, y, scale } = figure.frame;
      for (const sign of figure.signs) {
        expect(x + sign.x * scale, path).toBeLessThan(1181);
        expect(y + sign.y * scale, path).toBeGreaterThan(19);
        expect(y + sign.y * scale, path).toBeLessThan(611);
      }
    }
  });
  it('are small PNG files of 1200 by 630 pixels', async () => {
    const longest = socialCards.reduce((a, b) => (b.title.length > a.title.length ? b : a));
    const faces = await readFaces(`${longest.title}${longest.label}Juniper Row`);
    const picture = await drawSocialImage(longest, 'Juniper Row', faces);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(80_000);
  });
});
