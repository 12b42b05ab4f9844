import type { ReactNode, Ref } from 'react';
import './search.css';
import type { SearchContent } from '../../../lib/content/schemas/search-page.ts';

interface GroupProps {
  /** Becomes the heading's id. */
  id: string;
  title: string;
  /** Number of results; not shown for pages that were not searched for. */
  count?: number;
  rows?: Ref<HTMLUListElement>;
  children: ReactNode;
  /** Shown under the rows. */
  more?: ReactNode;
}

/** Pages of one kind: its name, with their number, and the rows beside it. */
export function ResultGroup({ id, title, count, rows, children, more }: GroupProps) {
  return (
    <section className="results-group" aria-labelledby={id}>
      <h2 id={id} className="results-kind type-h3">
        {title} <span className="results-number">{count}</span>
      </h2>
      <ul ref={rows} className="results-rows">
        {children}
      </ul>
      {more}
    </section>
  );
}

interface RowProps {
  to: string;
  title: ReactNode;
  text: ReactNode;
}

/** One page in a list: a ruled row. */
export function ResultRow({ to, title, text }: RowProps) {
  return (
    <li className="result">
      <h3 className="result-title type-h3">
        <a className="result-link" href={to}>
          {title}
        </a>
      </h3>
      <p className="result-text">{text}</p>
    </li>
  );
}

/** A page to start with. */
export interface StartPage {
  to: string;
  title: string;
  text: string;
}

interface Props {
  titles: SearchContent['start'];
  services: readonly StartPage[];
  posts: readonly StartPage[];
}

/** The services and the newest articles, shown before typing and without results. */
export function StartPages({ titles, services, posts }: Props) {
  return (
    <div className="results">
      <ResultGroup id="start-services" title={titles.services}>
        {services.map((place) => (
          <ResultRow key={place.to} {...place} />
        ))}
      </ResultGroup>
      {posts.length > 0 && (
        <ResultGroup id="start-posts" title={titles.posts}>
          {posts.map((place) => (
            <ResultRow key={place.to} {...place} />
          ))}
        </ResultGroup>
      )}
    </div>
  );
}
