import type { BlogContent } from '../../../lib/content/schemas/post.ts';
import { BrokenRow } from '../../motion/BrokenRow.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Opening } from '../../ui/Opening.tsx';
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
        <Opening title={title}>
          <p className="measure-34 type-lead">{text}</p>
        </Opening>
        <div className="zone above-48-64 pad-bottom-48-64">
          <BrokenRow />
          <div className="columns-wide row-gap-40 split split-8 pad-top-48-88">
            <p className="align-center cluster actions">
              <ButtonLink to="/blog" weight="second" label={back} />
              <TextLink {...search} />
            </p>
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
