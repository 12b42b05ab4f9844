import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { postSchema } from '../../lib/content/schemas/post.ts';
import { PostCover } from '../../site/features/post/PostCover.tsx';
import { formatStockPhotoUrl, StockPhoto } from '../../site/ui/StockPhoto.tsx';

const address = 'https://images.unsplash.com/photo-1?ixid=a';
const readParameters = (...request: Parameters<typeof formatStockPhotoUrl>) =>
  Object.fromEntries(new URL(formatStockPhotoUrl(...request)).searchParams);

it('a picture of the stock-photo host is requested as WebP at quality 80 or JPEG at quality 85, in the given size', () => {
  const size = { width: 1000, height: 500 };
  expect(readParameters(address, 'webp')).toEqual({ ixid: 'a', fm: 'webp', q: '80' });
  expect(readParameters(address, 'jpg')).toEqual({ ixid: 'a', fm: 'jpg', q: '85' });
  expect(readParameters(address, 'webp', size)).toMatchObject({ w: '1000', h: '500' });
  expect(readParameters(address, 'webp', { width: 1000 })).not.toHaveProperty('h');
});
it('a picture of the stock-photo host has each parameter once, even if its link already has it', () => {
  expect(formatStockPhotoUrl(`${address}&q=10&fm=png`, 'jpg')).toBe(
    'https://images.unsplash.com/photo-1?ixid=a&q=85&fm=jpg',
  );
});
it('a picture of the stock-photo host keeps its address on another host', () => {
  const other = 'https://pictures.example/one.png?size=1';
  expect(formatStockPhotoUrl(other, 'webp', { width: 10 })).toBe(other);
});

describe('the cover of a post', () => {
  const post = { slug: 'a-post', topic: 'IT Leadership', imageUrl: address } as const;
  const drawn = renderToStaticMarkup(
    createElement(PostCover, { post: { ...post, imageUrl: undefined }, ground: 'ever', side: 500 }),
  );
  const pictured = renderToStaticMarkup(
    createElement(PostCover, { post, ground: 'ever', side: 500 }),
  );

  it('is only drawn if the post names no picture', () => {
    expect(drawn).toMatch(/^<svg/);
  });
  it('is drawn in the built page, which names no other host', () => {
    expect(pictured).toContain(drawn);
    expect(pictured).not.toContain('<img');
    expect(pictured).not.toContain('images.unsplash.com');
  });
  it('is a picture of twice its size, for sharp screens', () => {
    const photo = renderToStaticMarkup(
      createElement(StockPhoto, { address, width: 1000, height: 1000, alt: '' }),
    );
    expect(photo).toMatch(/<source type="image\/webp" srcSet="[^"]*fm=webp&amp;q=80&amp;w=1000/);
    expect(photo).toMatch(/<img src="[^"]*fm=jpg&amp;q=85&amp;w=1000&amp;h=1000" width="1000"/);
    expect(photo).toContain('alt="" loading="lazy"');
  });
});

it('a post accepts pictures of that host only', () => {
  const { imageUrl } = postSchema.shape;
  expect(imageUrl.safeParse(address).success).toBe(true);
  expect(imageUrl.safeParse('https://elsewhere.example/a.jpg').error?.issues[0]?.message).toBe(
    'must be a picture at https://images.unsplash.com/',
  );
});
