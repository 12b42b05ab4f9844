import type { BlogContent } from '../../../lib/content/schemas/post.ts';
import { assignGrounds } from '../../drawing/covers/figure.ts';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { PostCover } from './PostCover.tsx';
import { PostMeta } from './PostMeta.tsx';
import type { PostCard } from './posts.ts';
import './post.css';

interface Props {
  id: string;
  title: string;
  posts: readonly PostCard[];
  card: BlogContent['card'];
}

export function PostLinks({ id, title, posts, card }: Props) {
  if (posts.length === 0) return null;
  const grounds = assignGrounds(posts.map(({ slug }) => slug));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-tile">
        {title}
      </h2>
      <ul
        role="list"
        className={`post-links columns row-gap-32 laptop-${posts.length} above-24-32`}
      >
        {posts.map((post, index) => (
          <li key={post.slug} className="post-link ruled">
            <PostCover
              post={post}
              ground={grounds[index] ?? 'lichen'}
              side={132}
              className="cover-small"
            />
            <div>
              <h3 className="type-entry">
                <a className="post-row-link link-stretched link-plain" href={`/blog/${post.slug}`}>
                  <Unbroken text={post.title} />
                </a>
              </h3>
              <p className="leading-145 above-8">
                <PostMeta post={post} minutes={card.minutes} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
