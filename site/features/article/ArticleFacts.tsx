import type { Post } from '../../content/posts.ts';
import { fill } from '../../text/fill.ts';
import { longDate } from '../../text/long-date.ts';
import { Tag } from '../../ui/Tag.tsx';

interface Props {
  post: Pick<Post, 'date' | 'minutes' | 'tags' | 'topic'>;
  /** How the minutes are said: `{minutes} min read`. */
  minutes: string;
  /** Named where no author's card follows. */
  author?: string | undefined;
}

/** What stands under a post's title: its day, its length, its topic and all its tags. */
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
