import type { ReactNode } from 'react';
import type { BlogContent } from '../../../lib/content/schemas/post.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { Opening } from '../../ui/Opening.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './blog.css';

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
        <Opening title={headline}>
          <p className="type-lead balance">{lead}</p>
        </Opening>
        <div className="link-row above-24">
          <nav aria-label={ways.title}>
            <ul role="list" className="link-row">
              {ways.links.map((link) => (
                <li key={link.to}>
                  <TextLink {...link} />
                </li>
              ))}
            </ul>
          </nav>
          <p>
            <TextLink {...search} />
          </p>
          {newest && (
            <p className="quiet">
              {ways.newest} <TextLink {...newest} />
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
