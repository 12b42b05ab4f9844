import type { BlogContent } from '../../../lib/content/schemas/post.ts';
import { assignGrounds } from '../../drawing/covers/figure.ts';
import { Line, Ring } from '../../motion/Line.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { CardTags } from '../post/CardTags.tsx';
import { PostCover } from '../post/PostCover.tsx';
import { PostMeta } from '../post/PostMeta.tsx';
import type { ListedCard, PostCard } from '../post/posts.ts';
import { matchesTopic, useListState } from './list-state.ts';
import './blog.css';

interface Props {
  /** The first post of each topic, in the order of the list. */
  posts: readonly ListedCard[];
  card: BlogContent['card'];
}

/**
 * The first post of the filtered list. Those of all topics are rendered on top of each other, so that
 * nothing moves when the topic changes.
 */
export function FeaturedPosts({ posts, card }: Props) {
  const { choice, allLoaded } = useListState();
  const current = posts.find((post) => matchesTopic(choice, post) && (allLoaded || !post.later));
  return (
    <div className="grid above-32-48">
      {posts.map((post) => (
        <FeaturedPost key={post.slug} post={post} card={card} current={post === current} />
      ))}
      <div className={toClassName('featured zone', !current)}>
        <Line className="lane-right straight-v full" />
      </div>
    </div>
  );
}

interface PostProps extends Pick<Props, 'card'> {
  post: PostCard;
  current: boolean;
}

/** The line runs from the cover into the rail. */
function FeaturedPost({ post, card, current }: PostProps) {
  const { slug, title, tags, summary, cover } = post;
  const [ground = 'lichen'] = assignGrounds([slug]);
  return (
    <article className={toClassName('featured', current)}>
      <div className="featured-words">
        <p className="meta-row">
          <PostMeta post={post} minutes={card.minutes} />
        </p>
        <h2 className="featured-title above-12 type-h2 tablet-headline-10">
          <a className="featured-link link-plain" href={`/blog/${slug}`}>
            <Unbroken text={title} />
          </a>
        </h2>
        <p className="above-16 measure-32 type-lead">{summary}</p>
        <div className="actions above-16 cluster">
          <a className="link link-standing" href={`/blog/${slug}`}>
            {card.read}
            <span className="sr-only">: {title}</span>
          </a>
          <CardTags tags={tags} more={card.moreTags} />
        </div>
      </div>
      <div className="zone featured-cover area-1-1 tablet-area-1-8-2-end">
        <PostCover
          // Hidden covers are not requested.
          post={current ? post : { ...post, cover: undefined }}
          ground={ground}
          side={500}
          first
        />
        {/* The line starts at a drawing, not at a photograph. */}
        {!cover && <Ring className={`middle-ring on-${ground}`} />}
        <Line className="cover-exit bend-tr lane-right reach" />
      </div>
      <div className="zone featured-rail area-2-1 no-pointer tablet-area-2-8-3-end">
        <Line className="lane-right straight-v full" />
      </div>
    </article>
  );
}

const toClassName = (name: string, current: boolean) =>
  current ? name : `${name} featured-waiting`;
