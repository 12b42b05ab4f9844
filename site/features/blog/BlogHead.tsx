import type { BlogContent } from '../../../contracts/content/blog-page.ts';
import type { Post } from '../../content/posts.ts';
import { Line } from '../../motion/Line.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { FeaturedPost } from './FeaturedPost.tsx';
import { featuredPosts } from './topic-filter.ts';

interface Props {
  content: BlogContent;
  posts: readonly Post[];
}

/**
 * The list's name and its featured post: the first one of the filtered list. The first of every
 * choice stands here, all in one place, so that nothing moves when the filter changes them.
 */
export function BlogHead({ content, posts }: Props) {
  const { headline, lead, search, card } = content;
  const featured = featuredPosts(posts);
  return (
    <section className="blog-head on-paper" aria-labelledby="page-title">
      <div className="frame">
        <h1 id="page-title" className="blog-title type-hero">
          {headline}
        </h1>
        <p className="type-lead blog-lead">{lead}</p>
        <p className="blog-search">
          <TextLink to={search.to} standing>
            {search.label}
          </TextLink>
        </p>
        <div className="featured-places">
          {featured.map(({ post, choices }, index) => (
            <FeaturedPost
              key={post.slug}
              post={post}
              choices={choices}
              card={card}
              current={index === 0}
            />
          ))}
          <div
            className="featured featured-none zone"
            data-featured="[]"
            data-current={featured.length === 0 ? '' : undefined}
          >
            <Line className="lane-right straight-v full" />
          </div>
        </div>
      </div>
    </section>
  );
}
