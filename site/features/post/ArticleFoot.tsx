import type { ReactNode } from 'react';
import type { BlogContent } from '../../../lib/content/schemas/post.ts';
import { RightRail } from '../../motion/RightRail.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './post.css';

/** What to read next and the services, below a post's body, with the line on the right rail. */
export function ArticleFoot({ children }: { children: ReactNode }) {
  return (
    <div className="relative section-zone screen-only on-lichen">
      <RightRail />
      <div className="frame article-foot-blocks">{children}</div>
    </div>
  );
}

export function RelatedInsights({ content }: { content: BlogContent['post']['insights'] }) {
  return (
    <section aria-labelledby="insights-title">
      <h2 id="insights-title" className="type-tile">
        {content.title}
      </h2>
      <ul role="list" className="insights columns row-gap-40 laptop-2 above-24-32">
        {content.items.map(({ title, text, actions }) => (
          <li key={title} className="pad-top-24 ruled">
            <h3 className="balance type-h3">{title}</h3>
            <p className="above-8 measure-30">{text}</p>
            <p className="above-8 link-row">
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
