import type { Post } from '../../content/posts.ts';
import { coverFigure } from '../../drawing/covers/cover.ts';
import type { CoverGround } from '../../drawing/covers/grounds.ts';
import { Cover } from '../../ui/Cover.tsx';
import { StockPhoto } from '../../ui/StockPhoto.tsx';
import { AfterConsent } from '../consent/AfterConsent.tsx';

interface Props {
  post: Pick<Post, 'slug' | 'topic' | 'imageUrl'>;
  ground: CoverGround;
  /** Length of a side in pixels, at its largest. */
  side: number;
  className?: string;
}

/** A post's drawn cover; its photograph replaces it once the visitor allows the picture's host. */
export function PostCover({ post, ground, side, className }: Props) {
  const { slug, topic, imageUrl } = post;
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
