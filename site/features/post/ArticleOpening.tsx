import type { BlogContent } from '../../../lib/content/schemas/blog-page.ts';
import type { Post } from './posts.ts';
import './article-opening.css';

interface Props {
  post: Pick<Post, 'featuredQuote' | 'summary'>;
  heading: BlogContent['post']['summary'];
}

/** Above the body: the claim, and a summary of the article. */
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
