/** The blocks after an article's body, in its column. */

import type { BlogContent } from '../../../lib/content/schemas/post.ts';
import './article-text.css';

/** The notes of an article. @param items list items as HTML, made from our own Markdown */
export function Sources({ title, items }: { title: string; items: string }) {
  return (
    <section className="sources ruled" aria-labelledby="sources">
      <h2 id="sources" className="type-label">
        {title}
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from content/ at build */}
      <ol role="list" className="above-12" dangerouslySetInnerHTML={{ __html: items }} />
    </section>
  );
}

interface SharedArticle {
  title: string;
  summary: string;
  /** The article's full address. */
  address: string;
}

/** Plain links, so that no other site is contacted before a click. */
export function ShareLinks({
  content,
  ...shared
}: SharedArticle & { content: BlogContent['article'] }) {
  const links = toShareLinks(shared);
  return (
    <section className="share ruled screen-only" aria-labelledby="share-title">
      <h2 id="share-title" className="type-label">
        {content.share}
      </h2>
      <ul role="list" className="share-links cluster">
        {(['microblog', 'network', 'mail'] as const).map((target) => (
          <li key={target}>
            <a className="button button-quiet button-small" href={links[target]}>
              <span className="button-words">{content[target]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @returns the addresses at which an article is shared */
export function toShareLinks({ title, summary, address }: SharedArticle) {
  const [text, body, url] = [title, `${summary}\r\n\r\n${address}`, address].map(
    encodeURIComponent,
  );
  return {
    microblog: `https://x.com/intent/post?text=${text}&url=${url}`,
    network: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    mail: `mailto:?subject=${text}&body=${body}`,
  };
}
