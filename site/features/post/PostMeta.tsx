import { formatShortDate } from '../../text/formats.ts';
import { fill } from '../../text/sentences.ts';
import type { Post } from './posts.ts';

interface Props {
  post: Pick<Post, 'topic' | 'date' | 'minutes'>;
  /** Template for the read time: `{minutes} min read`. */
  minutes: string;
}

export function PostMeta({ post, minutes }: Props) {
  return (
    <>
      <span className="block semibold">{post.topic}</span>
      <span className="tabular quiet">
        <time dateTime={post.date}>{formatShortDate(post.date)}</time>,{' '}
        {fill(minutes, { minutes: String(post.minutes) })}
      </span>
    </>
  );
}
