import type { BlogContent } from '../../../contracts/content/blog-page.ts';
import type { shareLinks } from './share-links.ts';
import './after-text.css';

interface Props {
  content: BlogContent['article'];
  links: ReturnType<typeof shareLinks>;
}

/** Plain links: other sites learn of a reader only when a link is followed. */
export function ShareLinks({ content, links }: Props) {
  return (
    <section className="share" aria-labelledby="share-title">
      <h2 id="share-title" className="share-title">
        {content.share}
      </h2>
      <ul className="share-links">
        <Share to={links.microblog}>{content.microblog}</Share>
        <Share to={links.network}>{content.network}</Share>
        <Share to={links.mail}>{content.mail}</Share>
      </ul>
    </section>
  );
}

const Share = ({ to, children }: { to: string; children: string }) => (
  <li>
    <a className="button button-quiet button-small" href={to}>
      <span className="button-words">{children}</span>
    </a>
  </li>
);
