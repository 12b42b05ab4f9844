import type { Post } from '../../content/posts.ts';
import { fill } from '../../text/fill.ts';
import { shortDate } from '../../text/short-date.ts';

interface Props {
  post: Pick<Post, 'date' | 'minutes'>;
  /** How the minutes are said: `{minutes} min read`. */
  minutes: string;
}

/** When a post came out and how long it takes, as lists say it. */
export function PostMeta({ post, minutes }: Props) {
  return (
    <span className="post-when">
      <time dateTime={post.date}>{shortDate(post.date)}</time>,{' '}
      {fill(minutes, { minutes: String(post.minutes) })}
    </span>
  );
}
