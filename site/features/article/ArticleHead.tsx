import type { ReactNode } from 'react';
import { Line, Ring } from '../../motion/Line.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { BriefDrawing } from './BriefDrawing.tsx';
import './article-head.css';

interface Props {
  title: string;
  back: string;
  /** Who, when, how long, and about what. */
  children: ReactNode;
}

/** From here on a title is set smaller, so that it takes no more than five lines. */
const long = 44;

/** The title bar of a post: the way back, the title, its facts, and the brief that the line writes. */
export function ArticleHead({ title, back, children }: Props) {
  const look = title.length > long ? 'article-title-long' : '';
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
