import type { BlogContent } from '../../../lib/content/schemas/post.ts';
import { BrokenRow } from '../../motion/BrokenRow.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Post } from './posts.ts';
import './post.css';

interface Props {
  content: BlogContent['notFound'];
  newest: readonly Pick<Post, 'slug' | 'title'>[];
}

/** The page for an unknown post, with a break in the line. */
export function PostNotFound({ content, newest }: Props) {
  const { title, text, back, search } = content;
  return (
    <section className="on-paper" aria-labelledby="page-title">
      <div className="frame">
        <h1 id="page-title" className="not-found-title">
          {title}
        </h1>
        <div className="zone not-found-zone section-end">
          <BrokenRow />
          <div className="not-found-words columns-wide split">
            <div>
              <p className="type-lead">{text}</p>
              <p className="not-found-ways above-24 align-center cluster">
                <ButtonLink to="/blog" weight="second" label={back} />
                <TextLink {...search} />
              </p>
            </div>
            {newest.length > 0 && (
              <div>
                <h2 className="type-label">{content.newest}</h2>
                <ul role="list">
                  {newest.map((post) => (
                    <li key={post.slug}>
                      <TextLink to={`/blog/${post.slug}`} label={post.title} />
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
