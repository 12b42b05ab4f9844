import type { BlogContent } from '../../../lib/content/schemas/blog-page.ts';
import { OwnPicture, type PictureSources } from '../../ui/OwnPicture.tsx';
import type { Post } from './posts.ts';
import './article-opening.css';

/** The column of the text: layouts/long-read.css. */
const coverSizes = '(min-width: 90rem) 760px, (min-width: 56.25rem) 56vw, 92vw';

/** The owner's cover of a post or a guide, above its text. */
export const ArticleCover = ({ picture }: { picture: PictureSources }) => (
  <OwnPicture picture={picture} sizes={coverSizes} first="wide" className="article-cover" />
);

interface Props {
  post: Pick<Post, 'featuredQuote' | 'summary'>;
  heading: BlogContent['post']['summary'];
}

/** A pull quote and a summary, above the body. */
export function ArticleOpening({ post, heading }: Props) {
  return (
    <>
      {post.featuredQuote && (
        <blockquote className="pull-quote wide">
          <p>{post.featuredQuote}</p>
        </blockquote>
      )}
      <section className="summary" aria-labelledby="summary">
        <h2 id="summary" className="summary-title">
          {heading}
        </h2>
        <p className="summary-text">{post.summary}</p>
      </section>
    </>
  );
}
