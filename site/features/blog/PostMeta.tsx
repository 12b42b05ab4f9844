import type { Post } from '../../content/posts.ts';
import { fill } from '../../text/fill.ts';
import { shortDate } from '../../text/short-date.ts';
import './post-meta.css';

interface Props {
  post: Pick<Post, 'topic' | 'date' | 'minutes'>;
  /** How the minutes are said: `{minutes} min read`. */
  minutes: string;
}

/** A post's topic, when it came out and how long it takes, as lists say it. */
export function PostMeta({ post, minutes }: Props) {
  return (
    <>
      <span className="post-topic">{post.topic}</span>
      <span className="post-when">
        <time dateTime={post.date}>{shortDate(post.date)}</time>,{' '}
        {fill(minutes, { minutes: String(post.minutes) })}
      </span>
    </>
  );
}
