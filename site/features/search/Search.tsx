import { useRef } from 'react';
import type { SearchContent } from '../../../lib/content/schemas/search-page.ts';
import { Line } from '../../motion/Line.tsx';
import { KindFilter } from './KindFilter.tsx';
import { Results } from './Results.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchWords, type SearchWordsContent } from './SearchWords.tsx';
import { type StartingPlace, StartingPlaces } from './StartingPlaces.tsx';
import { countByChoice, groupByKind, hitsOf } from './search-state.ts';
import { useSearch } from './use-search.ts';
import { useSearchKeys } from './use-search-keys.ts';
import './search.css';

interface Props {
  content: SearchWordsContent &
    Pick<SearchContent, 'headline' | 'hint' | 'button' | 'start' | 'more'>;
  services: readonly StartingPlace[];
  /** The newest articles. */
  posts: readonly StartingPlace[];
}

/** The search: the field, whose underline is the line, and its results. */
export function Search({ content, services, posts }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const kinds = useRef<HTMLFormElement>(null);
  const { state, answer, submit, choose } = useSearch(field);
  const hits = hitsOf(state);
  const groups = groupByKind(hits, state.choice);
  useSearchKeys(frame, field, answer);

  async function submitTerm(): Promise<void> {
    await submit();
    results.current?.querySelector('a')?.focus();
  }

  function showEverything(): void {
    choose('all');
    kinds.current?.querySelector<HTMLElement>(':checked')?.focus();
  }

  return (
    <div ref={frame} className="frame">
      <SearchField ref={field} content={content} onInput={answer} onSubmit={submitTerm} />
      <div className="zone search-zone">
        <Line className="search-row straight-h" draw="right" />
        <Line className="search-exit bend-tr lane-right reach full" step={2} />
        <SearchWords
          content={content}
          state={state}
          onlyOtherKinds={hits.length > 0 && groups.length === 0}
          onShowAll={showEverything}
        />
        {hits.length > 0 && (
          <KindFilter
            ref={kinds}
            kinds={content.kinds}
            choice={state.choice}
            counts={countByChoice(hits)}
            onChoose={choose}
          />
        )}
        {groups.length > 0 && (
          <Results ref={results} groups={groups} content={content} onMore={choose} />
        )}
        {hits.length === 0 && (
          <StartingPlaces titles={content.start} services={services} posts={posts} />
        )}
      </div>
    </div>
  );
}
