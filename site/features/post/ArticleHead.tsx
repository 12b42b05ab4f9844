import type { ReactNode } from 'react';
import type { BlogContent } from '../../../lib/content/schemas/blog-page.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { range } from '../../drawing/numbers.ts';
import { Line, Ring } from '../../motion/Line.tsx';
import type { PictureSources } from '../../ui/OwnPicture.tsx';
import { OwnPicture } from '../../ui/OwnPicture.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import type { Post } from './posts.ts';
import './article-head.css';
import './article-opening.css';
import './post-links.css';

interface Props {
  title: string;
  answer: string;
  back: Link;
  tags: readonly string[];
  /** Author, date, read time and topic. */
  children: ReactNode;
}

/** Longer titles are smaller, to stay within five lines. */
const maxLargeTitleChars = 44;

/**
 * Turns between the seven ragged rows of the brief. Each is a box that reaches from the drawing's middle to
 * a ragged end, so that the halves of a row meet at every width.
 */
const turns = 6;

/** The head of a post or guide, with the drawing of a brief. */
export function ArticleHead({ title, answer, back, tags, children }: Props) {
  const look = title.length > maxLargeTitleChars ? 'article-title-long' : '';
  return (
    <section className="on-paper" aria-labelledby="page-title">
      <div className="frame">
        <div className="article-head-grid columns-wide">
          <div className="article-head-words">
            <p className="article-back screen-only">
              <TextLink {...back} />
            </p>
            <h1 id="page-title" className={`article-title type-display ${look}`}>
              <Unbroken text={title} />
            </h1>
            <p className="article-answer type-lead">{answer}</p>
            <div className="article-facts">
              <p className="article-when cluster">{children}</p>
              <ul className="card-tags cluster">
                {tags.map((tag) => (
                  <li key={tag}>
                    <Tag>{tag}</Tag>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <div className="zone article-start">
            <Line className="article-row draws-now bend-br" draw="right" />
            <Ring className="article-ring" />
          </div>
          <div className="zone article-brief">
            <Line className="brief-up draws-now bend-tl" draw="up" step={2} />
            {range(turns).map((turn) => (
              <span
                key={turn}
                aria-hidden="true"
                className={`line brief-turn brief-turn-${turn + 1} draws-now`}
                data-draw="down"
              />
            ))}
            <Line className="brief-exit draws-now bend-tr lane-right" step={4} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The column of the text: layouts/long-read.css. */
const coverSizes = '(min-width: 90rem) 760px, (min-width: 56.25rem) 56vw, 92vw';

export const ArticleCover = ({ picture }: { picture: PictureSources }) => (
  <OwnPicture
    picture={picture}
    sizes={coverSizes}
    first="wide"
    className="article-cover screen-only"
  />
);

interface ArticleOpeningProps {
  post: Pick<Post, 'featuredQuote' | 'summary'>;
  heading: BlogContent['post']['summary'];
}

export function ArticleOpening({ post, heading }: ArticleOpeningProps) {
  return (
    <>
      {post.featuredQuote && (
        <blockquote className="article-pull-quote screen-only">
          <p>{post.featuredQuote}</p>
        </blockquote>
      )}
      <section className="article-summary" aria-labelledby="summary">
        <h2 id="summary" className="article-summary-title">
          {heading}
        </h2>
        <p className="article-summary-text type-h4">{post.summary}</p>
      </section>
    </>
  );
}
