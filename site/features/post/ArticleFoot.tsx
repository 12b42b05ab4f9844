import type { ReactNode } from 'react';
import type { BlogContent } from '../../../lib/content/schemas/blog-page.ts';
import { RightRail } from '../../motion/RightRail.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './article-text.css';

type FootProps = { ground: 'on-paper' | 'on-lichen'; children: ReactNode };

/** A section below a post's body, with the line on the right rail. */
export function ArticleFoot({ ground, children }: FootProps) {
  return (
    <div className={`article-foot section-zone screen-only ${ground}`}>
      <RightRail />
      <div className="frame article-foot-blocks">{children}</div>
    </div>
  );
}

export function RelatedInsights({ content }: { content: BlogContent['post']['insights'] }) {
  return (
    <section aria-labelledby="insights-title">
      <h2 id="insights-title" className="foot-title">
        {content.title}
      </h2>
      <ul className="insights">
        {content.items.map(({ title, text, actions }) => (
          <li key={title} className="insight ruled">
            <h3 className="insight-title type-tile">{title}</h3>
            <p className="above-16 measure-30">{text}</p>
            <p className="insight-actions above-12 cluster">
              {actions.map((link) => (
                <TextLink key={link.to} {...link} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
