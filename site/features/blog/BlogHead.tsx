import type { ReactNode } from 'react';
import type { BlogContent } from '../../../contracts/content/blog-page.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import './blog-head.css';

interface Props {
  content: Pick<BlogContent, 'headline' | 'lead' | 'search'>;
  /** The featured post's island, passed in because only an .astro page can set its client directive. */
  children: ReactNode;
}

/** The title of the list of posts, above its featured post. */
export function BlogHead({ content: { headline, lead, search }, children }: Props) {
  return (
    <section className="blog-head on-paper" aria-labelledby="page-title">
      <div className="frame">
        <h1 id="page-title" className="blog-title type-hero">
          {headline}
        </h1>
        <p className="type-lead blog-lead">{lead}</p>
        <p className="blog-search">
          <TextLink to={search.to} standing>
            {search.label}
          </TextLink>
        </p>
        {children}
      </div>
    </section>
  );
}
