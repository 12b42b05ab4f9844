import type { ReactNode } from 'react';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { Line, Ring } from '../../motion/Line.tsx';
import { formatLongDate } from '../../text/dates.ts';
import { fill } from '../../text/sentences.ts';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { BriefDrawing } from './BriefDrawing.tsx';
import type { Post } from './posts.ts';
import './article-head.css';

interface Props {
  title: string;
  /** What the post says, in two sentences. */
  answer: string;
  /** Where the list is that it belongs to. */
  back: Link;
  /** Author, date, read time and topic. */
  children: ReactNode;
}

/** From here on a title is set smaller, so that it takes no more than five lines. */
const longChars = 44;

/** The head of a post: a link back, the title and its answer, the facts, and the drawing of a brief. */
export function ArticleHead({ title, answer, back, children }: Props) {
  const look = title.length > longChars ? 'article-title-long' : '';
  return (
    <section className="article-head on-paper" aria-labelledby="page-title">
      <div className="frame">
        <div className="article-head-grid">
          <div className="article-head-words">
            <p className="article-back">
              <TextLink to={back.to} standing>
                {back.label}
              </TextLink>
            </p>
            <h1 id="page-title" className={`article-title type-display ${look}`}>
              {title}
            </h1>
            <p className="article-answer type-lead">{answer}</p>
            <div className="article-facts">{children}</div>
          </div>
          <div className="zone article-start">
            <Line className="article-row bend-br" draw="right" />
            <Ring className="article-ring" />
          </div>
          <div className="zone article-brief">
            <BriefDrawing />
          </div>
        </div>
      </div>
    </section>
  );
}

interface FactsProps {
  post: Pick<Post, 'date' | 'minutes' | 'tags' | 'topic'>;
  /** Template for the read time: `{minutes} min read`. */
  minutes: string;
  /** Shown where no author's card follows. */
  author?: string | undefined;
}

/** The facts under a post's title: its date, read time, topic and all its tags. */
export function ArticleFacts({ post, minutes, author }: FactsProps) {
  return (
    <>
      <p className="article-when">
        {author && <span className="article-author">{author}</span>}
        <time dateTime={post.date}>{formatLongDate(post.date)}</time>
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
