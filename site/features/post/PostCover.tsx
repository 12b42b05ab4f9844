import { coverFigure } from '../../drawing/covers/cover.ts';
import type { CoverGround } from '../../drawing/covers/grounds.ts';
import { Cover } from '../../ui/Cover.tsx';
import { OwnPicture } from '../../ui/OwnPicture.tsx';
import { StockPhoto } from '../../ui/StockPhoto.tsx';
import { AfterConsent } from '../consent/AfterConsent.tsx';
import type { Post } from './posts.ts';

/**
 * How wide covers are shown, by their largest side: in the rows of post-list.css and article/post-links.css,
 * and in five of twelve columns or the whole width of featured-posts.css.
 */
const sizes = {
  132: '(min-width: 56.25rem) 132px, 78px',
  500: '(min-width: 75rem) 500px, (min-width: 40rem) 40vw, 92vw',
} as const;

interface Props {
  post: Pick<Post, 'slug' | 'topic' | 'imageUrl' | 'cover'>;
  ground: CoverGround;
  /** Length of a side in pixels, at its largest. */
  side: keyof typeof sizes;
  /** Whether the first view shows it. */
  first?: boolean;
  className?: string;
}

/**
 * A post's cover: the owner's own picture, or a drawn one, which a photograph of another host replaces
 * once the visitor allows that host.
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
    <Cover figure={coverFigure(slug, topic, side)} ground={ground} className={className} />
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
