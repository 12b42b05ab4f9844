import type { ReactNode } from 'react';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { Line, Ring } from '../../motion/Line.tsx';
import { formatLongDate } from '../../text/formats.ts';
import { fill } from '../../text/sentences.ts';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { BriefDrawing } from './BriefDrawing.tsx';
import type { Post } from './posts.ts';
import './article-head.css';

interface Props {
  title: string;
  answer: string;
  /** Link to the list. */
  back: Link;
  /** Author, date, read time and topic. */
  children: ReactNode;
}

/** Longer titles are smaller, to stay within five lines. */
const longChars = 44;

/** The head of a post or guide, with the drawing of a brief. */
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
  /** For articles, which have no author's card. */
  author?: string | undefined;
}

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
