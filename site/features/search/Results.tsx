import type { ReactNode, Ref } from 'react';
import { useRef } from 'react';
import type { SearchKind } from '../../../lib/content/browser-constants.ts';
import type { SearchContent } from '../../../lib/content/schemas/navigation.ts';
import { fill } from '../../text/sentences.ts';
import { createExcerpt, splitMarked } from './result-text.ts';
import type { KindGroup } from './search-state.ts';
import { maxRowsPerKind } from './search-state.ts';
import './search.css';

interface SharedProps {
  content: Pick<SearchContent, 'kinds' | 'more'>;
  /** Shows all results of a kind; they are rendered when this returns. */
  onMore: (kind: SearchKind) => void;
}

interface ResultsProps extends SharedProps {
  groups: readonly KindGroup[];
  ref: Ref<HTMLDivElement>;
}

/** The results by kind. */
export const Results = ({ groups, ref, ...shared }: ResultsProps) => (
  <div ref={ref} className="results above-32-48">
    {groups.map((group) => (
      <ResultsOfKind key={group.kind} group={group} {...shared} />
    ))}
  </div>
);

function ResultsOfKind({ group, content, onMore }: SharedProps & { group: KindGroup }) {
  const { kind, count, hits } = group;
  const rows = useRef<HTMLUListElement>(null);
  const id = `results-${kind}`;

  function showAll(): void {
    onMore(kind);
    rows.current?.querySelectorAll('a')[maxRowsPerKind]?.focus();
  }

  const more = hits.length < count && (
    <button
      type="button"
      className="link link-standing above-12"
      aria-describedby={id}
      onClick={showAll}
    >
      {fill(content.more, { count: String(count) })}
    </button>
  );
  return (
    <ResultGroup id={id} title={content.kinds.labels[kind]} count={count} rows={rows} more={more}>
      {hits.map(({ entry, terms }) => (
        <ResultRow
          key={entry.to}
          to={entry.to}
          title={markTerms(entry.title, terms)}
          text={markTerms(`${entry.note} ${createExcerpt(entry, terms)}`.trim(), terms)}
        />
      ))}
    </ResultGroup>
  );
}

function markTerms(text: string, terms: ReadonlySet<string>) {
  let start = 0;
  return splitMarked(text, terms).map((part) => {
    const key = start;
    start += part.text.length;
    // Each text needs an element: translating browsers replace bare text nodes.
    const Part = part.marked ? 'mark' : 'span';
    return <Part key={key}>{part.text}</Part>;
  });
}

/** A page to start with. */
export interface StartPage {
  to: string;
  title: string;
  text: string;
}

interface StartProps extends Record<'services' | 'posts', readonly StartPage[]> {
  titles: SearchContent['start'];
}

/** The services and the newest articles, shown before typing and without results. */
export const StartPages = ({ titles, ...pages }: StartProps) => (
  <div className="results above-32-48">
    {(['services', 'posts'] as const).map(
      (kind) =>
        pages[kind].length > 0 && (
          <ResultGroup key={kind} id={`start-${kind}`} title={titles[kind]}>
            {pages[kind].map((page) => (
              <ResultRow key={page.to} {...page} />
            ))}
          </ResultGroup>
        ),
    )}
  </div>
);

interface GroupProps {
  /** Becomes the heading's id. */
  id: string;
  title: string;
  /** Number of results; not shown for start pages. */
  count?: number;
  rows?: Ref<HTMLUListElement>;
  children: ReactNode;
  /** Shown under the rows. */
  more?: ReactNode;
}

/** Pages of one kind: its name, with their number, and the rows beside it. */
const ResultGroup = ({ id, title, count, rows, children, more }: GroupProps) => (
  <section className="columns-wide row-gap-12 split split-4" aria-labelledby={id}>
    <h2 id={id} className="type-h3 laptop-pad-top-20">
      {title} <span className="quiet tabular">{count}</span>
    </h2>
    <div>
      <ul role="list" ref={rows} className="results-rows ruled">
        {children}
      </ul>
      {more}
    </div>
  </section>
);

/** One page in a list: a ruled row. */
const ResultRow = ({ to, title, text }: { to: string; title: ReactNode; text: ReactNode }) => (
  <li className="result">
    <h3 className="type-entry">
      <a className="result-link link link-stretched" href={to}>
        {title}
      </a>
    </h3>
    <p className="result-text measure-46 above-4 quiet">{text}</p>
  </li>
);
