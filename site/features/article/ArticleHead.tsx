import type { ReactNode } from 'react';
import { Line, Ring } from '../../motion/Line.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { BriefDrawing } from './BriefDrawing.tsx';
import './article-head.css';

interface Props {
  title: string;
  back: string;
  /** Author, date, read time and topic. */
  children: ReactNode;
}

/** From here on a title is set smaller, so that it takes no more than five lines. */
const longChars = 44;

/** The head of a post: a link back, the title, its facts, and the drawing of a brief. */
export function ArticleHead({ title, back, children }: Props) {
  const look = title.length > longChars ? 'article-title-long' : '';
  return (
    <section className="article-head on-paper" aria-labelledby="page-title">
      <div className="frame">
        <div className="article-head-grid">
          <div className="article-head-words">
            <p className="article-back">
              <TextLink to="/blog" standing>
                {back}
              </TextLink>
            </p>
            <h1 id="page-title" className={`article-title type-display ${look}`}>
              {title}
            </h1>
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
