import type { ReactNode } from 'react';
import type { BlogContent } from '../../../lib/content/schemas/post.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import type { PictureSources } from '../../ui/OwnPicture.tsx';
import { OwnPicture } from '../../ui/OwnPicture.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { CoverStart, type CoverStartProps } from './CoverStart.tsx';
import type { Post } from './posts.ts';
import './post.css';

interface Props {
  title: string;
  answer: string;
  back: Link;
  tags: readonly string[];
  /** Its cover is the start of the line. */
  post: Pick<Post, 'slug' | 'topic' | 'lang'> & Pick<CoverStartProps['post'], 'sections'>;
  /** Author, date, read time and topic. */
  children: ReactNode;
}

/** Longer titles are smaller, to stay within five lines. */
const maxLargeTitleChars = 44;

/** The head of a post or guide, with its cover. */
export function ArticleHead({ title, answer, back, tags, post, children }: Props) {
  const look = title.length > maxLargeTitleChars ? 'article-title-long' : '';
  return (
    <section className="on-paper" aria-labelledby="page-title">
      <div className="frame">
        <CoverStart
          post={post}
          words={
            <>
              <p className="pad-top-12-32 screen-only">
                <TextLink {...back} />
              </p>
              <h1
                id="page-title"
                lang={post.lang}
                className={`above-12 balance type-display ${look}`}
              >
                <Unbroken text={title} />
              </h1>
              <p
                lang={post.lang}
                className="article-answer above-24-32 measure-34 type-lead print-measure-none print-size-17 print-leading-138"
              >
                {answer}
              </p>
              <div className="grid gap-16 above-24-32">
                <p className="quiet meta-row">{children}</p>
                <ul role="list" className="cluster align-center gap-8">
                  {tags.map((tag) => (
                    <li key={tag}>
                      <Tag>{tag}</Tag>
                    </li>
                  ))}
                </ul>
              </div>
            </>
          }
        />
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

interface ArticleSummaryProps {
  summary: string;
  heading: BlogContent['post']['summary'];
}

/** Beside the text, so that the text starts with its first sentence. */
export const ArticleSummary = ({ summary, heading }: ArticleSummaryProps) => (
  <section className="below-32" aria-labelledby="summary">
    <h2 id="summary" className="quiet type-small semibold">
      {heading}
    </h2>
    <p className="article-summary-text above-8 measure-34">{summary}</p>
  </section>
);
