import { coverFigure } from '../../drawing/covers/cover.ts';
import type { CoverGround } from '../../drawing/covers/figure.ts';
import { Cover } from '../../ui/Cover.tsx';
import { OwnPicture } from '../../ui/OwnPicture.tsx';
import { StockPhoto } from '../../ui/StockPhoto.tsx';
import { AfterConsent } from '../consent/AfterConsent.tsx';
import type { Post } from './posts.ts';

/** Image sizes by largest side: rows and columns in blog.css, links in post.css. */
const sizes = {
  132: '(min-width: 120rem) 200px, (min-width: 56.25rem) 132px, 78px',
  500: '(min-width: 40rem) 40vw, 92vw',
} as const;

interface Props {
  post: Pick<Post, 'slug' | 'topic' | 'imageUrl' | 'cover'>;
  ground: CoverGround;
  /** Largest length of a side, in pixels. */
  side: keyof typeof sizes;
  /** Whether it is above the fold. */
  first?: boolean;
  className?: string;
}

/**
 * A post's cover: the owner's picture, or a drawing. A photo from another host replaces the drawing
 * after consent.
 */
export function PostCover({ post, ground, side, first = false, className = '' }: Props) {
  const { slug, topic, imageUrl, cover: own } = post;
  if (own)
    return (
      <OwnPicture
        picture={own}
        sizes={sizes[side]}
        first={first}
        className={`cover own ${className}`}
      />
    );
  const cover = (
    <Cover
      figure={coverFigure(slug, topic, side)}
      ground={ground}
      large={side === 500}
      className={className}
    />
  );
  if (!imageUrl) return cover;
  return (
    <div className="cover-place">
      {cover}
      <AfterConsent>
        <StockPhoto address={imageUrl} width={2 * side} height={2 * side} alt="" />
      </AfterConsent>
    </div>
  );
}
