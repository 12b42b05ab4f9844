import type { BlogContent } from '../../../contracts/content/blog-page.ts';
import type { Post } from '../../content/posts.ts';
import type { CoverGround } from '../../drawing/covers/grounds.ts';
import { CardTags } from './CardTags.tsx';
import { PostCover } from './PostCover.tsx';
import { PostMeta } from './PostMeta.tsx';
import { choicesOf } from './topic-filter.ts';

interface Props {
  post: Post;
  ground: CoverGround;
  card: BlogContent['card'];
  /** Stands above the list already. */
  hidden?: boolean;
}

/** A post in the list: a ruled row. The filter reads from it which choices keep it. */
export function PostRow({ post, ground, card, hidden = false }: Props) {
  const { slug, title, topic, tags, summary } = post;
  return (
    <li
      className="post-row"
      data-post={slug}
      data-choices={JSON.stringify(choicesOf(post))}
      hidden={hidden}
    >
      <PostCover post={post} ground={ground} side={132} className="cover-small" />
      <div className="post-row-words">
        <h3 className="post-row-title type-h3">
          <a className="post-row-link" href={`/blog/${slug}`}>
            {title}
          </a>
        </h3>
        <p className="post-row-summary">{summary}</p>
      </div>
      <div className="post-row-meta">
        <p>
          <span className="post-topic">{topic}</span>
          <PostMeta post={post} minutes={card.minutes} />
        </p>
        <CardTags tags={tags} more={card.moreTags} />
      </div>
    </li>
  );
}
