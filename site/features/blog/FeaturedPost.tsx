import type { BlogContent, TopicChoice } from '../../../contracts/content/blog-page.ts';
import type { Post } from '../../content/posts.ts';
import { groundsInOrder } from '../../drawing/covers/grounds.ts';
import { Line, Ring } from '../../motion/Line.tsx';
import { CardTags } from './CardTags.tsx';
import { PostCover } from './PostCover.tsx';
import { PostMeta } from './PostMeta.tsx';

interface Props {
  post: Post;
  /** The choices of the filter under which it comes first. */
  choices: TopicChoice[];
  card: BlogContent['card'];
  current: boolean;
}

/** The first post at full size. Its cover's drawing is the page's line: out of it, into the rail. */
export function FeaturedPost({ post, choices, card, current }: Props) {
  const { slug, title, topic, tags, summary } = post;
  const [ground = 'lichen'] = groundsInOrder([slug]);
  return (
    <article
      className="featured"
      data-slug={slug}
      data-featured={JSON.stringify(choices)}
      data-current={current ? '' : undefined}
    >
      <div className="featured-words">
        <p className="featured-meta">
          <span className="post-topic">{topic}</span>
          <PostMeta post={post} minutes={card.minutes} />
        </p>
        <h2 className="featured-title type-h2">
          <a className="featured-link" href={`/blog/${slug}`}>
            {title}
          </a>
        </h2>
        <p className="featured-summary type-lead">{summary}</p>
        <div className="featured-foot">
          <a className="link link-standing" href={`/blog/${slug}`}>
            {card.read}
            <span className="sr-only">: {title}</span>
          </a>
          <CardTags tags={tags} more={card.moreTags} />
        </div>
      </div>
      <div className="zone featured-cover">
        <PostCover post={post} ground={ground} side={500} />
        <Ring className={`featured-ring on-${ground}`} />
        <Line className="featured-exit bend-tr lane-right reach" step={2} />
      </div>
      <div className="zone featured-rail">
        <Line className="lane-right straight-v full" step={3} />
      </div>
    </article>
  );
}
