import { memo, type Ref } from 'react';
import type { BlogContent } from '../../../contracts/content/blog-page.ts';
import type { CoverGround } from '../../drawing/covers/grounds.ts';
import { CardTags } from './CardTags.tsx';
import { PostCover } from './PostCover.tsx';
import { PostMeta } from './PostMeta.tsx';
import type { PostCard } from './post-card.ts';
import './post-row.css';
import './post-row-link.css';

interface Props {
  post: PostCard;
  ground: CoverGround;
  card: BlogContent['card'];
  titleRef?: Ref<HTMLAnchorElement> | undefined;
}

/** A post in the list: a ruled row. Rows that stay when the filter changes are not rendered again. */
export const PostRow = memo(function PostRow({ post, ground, card, titleRef }: Props) {
  const { slug, title, tags, summary } = post;
  return (
    <li className="post-row">
      <PostCover post={post} ground={ground} side={132} className="cover-small" />
      <div className="post-row-words">
        <h3 className="post-row-title type-h3">
          <a ref={titleRef} className="post-row-link" href={`/blog/${slug}`}>
            {title}
          </a>
        </h3>
        <p className="post-row-summary">{summary}</p>
      </div>
      <div className="post-row-meta">
        <p>
          <PostMeta post={post} minutes={card.minutes} />
        </p>
        <CardTags tags={tags} more={card.moreTags} />
      </div>
    </li>
  );
});
