import type { Post } from '../../content/posts.ts';
import { fill } from '../../text/fill.ts';
import { longDate } from '../../text/long-date.ts';
import { Tag } from '../../ui/Tag.tsx';

interface Props {
  post: Pick<Post, 'date' | 'minutes' | 'tags' | 'topic'>;
  /** Template for the read time: `{minutes} min read`. */
  minutes: string;
  /** Shown where no author's card follows. */
  author?: string | undefined;
}

/** The facts under a post's title: its date, read time, topic and all its tags. */
export function ArticleFacts({ post, minutes, author }: Props) {
  return (
    <>
      <p className="article-when">
        {author && <span className="article-author">{author}</span>}
        <time dateTime={post.date}>{longDate(post.date)}</time>
        <span>{fill(minutes, { minutes: String(post.minutes) })}</span>
        <span>{post.topic}</span>
      </p>
      <ul className="article-tags">
        {post.tags.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
    </>
  );
}
