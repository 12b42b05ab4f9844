import type { ReactNode } from 'react';
import type { BlogContent } from '../../../lib/content/schemas/blog-page.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import './blog-head.css';

interface Props {
  content: Pick<BlogContent, 'headline' | 'lead' | 'search' | 'ways'>;
  newest: Link | undefined;
  /** The featured post's island; only an .astro page can set its client directive. */
  children: ReactNode;
}

export function BlogHead({ content, newest, children }: Props) {
  const { headline, lead, search, ways } = content;
  return (
    <section className="on-paper" aria-labelledby="page-title">
      <div className="frame">
        <h1 id="page-title" className="blog-title type-hero">
          {headline}
        </h1>
        <p className="type-lead above-16 balance">{lead}</p>
        <nav className="blog-ways above-16" aria-label={ways.title}>
          <ul className="cluster">
            {[...ways.links, search].map((link) => (
              <li key={link.to}>
                <TextLink {...link} />
              </li>
            ))}
            {newest && (
              <li className="blog-newest quiet">
                {ways.newest} <TextLink {...newest} />
              </li>
            )}
          </ul>
        </nav>
        {children}
      </div>
    </section>
  );
}
