import type { BlogContent } from '../../../contracts/content/blog-page.ts';
import type { Post } from '../../content/posts.ts';
import { groundsInOrder } from '../../drawing/covers/grounds.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Line } from '../../motion/Line.tsx';
import { Button } from '../../ui/Button.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { PostRow } from './PostRow.tsx';
import { TopicFilter } from './TopicFilter.tsx';

interface Props {
  content: BlogContent;
  /** The main list; its first post stands above already. */
  posts: readonly Post[];
  /** The other list, which 'Load More Insights' appends. */
  more: readonly Post[];
}

/** Every post as a row, all in the page: features/blog/blog-page.ts only hides and shows. */
export function PostList({ content, posts, more }: Props) {
  const { list, card } = content;
  const grounds = groundsInOrder([...posts, ...more].map(({ slug }) => slug));
  const rows = (items: readonly Post[], from: number) =>
    items.map((post, index) => (
      <PostRow
        key={post.slug}
        post={post}
        ground={grounds[from + index] ?? 'lichen'}
        card={card}
        hidden={post === posts[0]}
      />
    ));
  return (
    <section
      className="posts on-paper"
      aria-labelledby="posts-title"
      data-posts={JSON.stringify({
        all: list.all,
        one: list.one,
        many: list.many,
        none: list.none,
      })}
    >
      <div className="frame">
        <Crossing from="right" />
        <div className="zone posts-zone">
          <Line className="lane-left straight-v full" />
          <div className="posts-head">
            <SectionHeading id="posts-title">{list.title}</SectionHeading>
            <TopicFilter label={list.filter} />
          </div>
          <p className="posts-count" role="status" data-count="" />
          <ul className="post-rows" data-list="main">
            {rows(posts, 0)}
          </ul>
          <ul className="post-rows post-rows-more" data-list="more">
            {rows(more, posts.length)}
          </ul>
          <p className="posts-none" data-none="" hidden>
            <span data-none-words="" />{' '}
            <button type="button" className="link posts-show-all" data-show-all="">
              {list.showAll}
            </button>
          </p>
          <p className="posts-more">
            <Button weight="quiet" data-load-more="">
              {list.more}
            </Button>
          </p>
        </div>
        <Crossing from="left" />
      </div>
    </section>
  );
}
