import { type Ref, useRef } from 'react';
import type { SearchKind } from '../../../lib/content/browser-constants.ts';
import type { SearchContent } from '../../../lib/content/schemas/search-page.ts';
import { fill } from '../../text/sentences.ts';
import { ResultGroup, ResultRow } from './ResultGroup.tsx';
import { createExcerpt, splitMarked } from './result-text.ts';
import type { Hit } from './search-engine.ts';
import { type KindGroup, maxRowsPerKind } from './search-state.ts';

interface Words {
  content: Pick<SearchContent, 'kinds' | 'more'>;
  /** Shows all results of a kind; they are rendered when this returns. */
  onMore: (kind: SearchKind) => void;
}

/** The results by kind. */
export function Results({
  groups,
  ref,
  ...words
}: Words & { groups: readonly KindGroup[]; ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className="results">
      {groups.map((group) => (
        <ResultsOfKind key={group.kind} group={group} {...words} />
      ))}
    </div>
  );
}

function ResultsOfKind({ group, content, onMore }: Words & { group: KindGroup }) {
  const { kind, count, hits } = group;
  const rows = useRef<HTMLUListElement>(null);
  const id = `results-${kind}`;

  function showAll(): void {
    onMore(kind);
    rows.current?.querySelectorAll('a')[maxRowsPerKind]?.focus();
  }

  const more = hits.length < count && (
    <button type="button" className="link results-more" aria-describedby={id} onClick={showAll}>
      {fill(content.more, { count: String(count) })}
    </button>
  );
  return (
    <ResultGroup id={id} title={content.kinds.labels[kind]} count={count} rows={rows} more={more}>
      {hits.map((hit) => (
        <HitRow key={hit.entry.to} {...hit} />
      ))}
    </ResultGroup>
  );
}

function HitRow({ entry, terms }: Hit) {
  const text = [entry.note, createExcerpt(entry, terms)].filter((words) => words !== '').join(' ');
  return (
    <ResultRow
      to={entry.to}
      title={<Marked text={entry.title} terms={terms} />}
      text={<Marked text={text} terms={terms} />}
    />
  );
}

function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  let at = 0;
  return splitMarked(text, terms).map((part) => {
    const key = at;
    at += part.text.length;
    // Each text needs an element: translating browsers replace bare text nodes.
    const Part = part.marked ? 'mark' : 'span';
    return <Part key={key}>{part.text}</Part>;
  });
}
