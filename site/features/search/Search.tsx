import { type Ref, type SyntheticEvent, useRef } from 'react';
import type { SearchContent } from '../../../lib/content/schemas/search-page.ts';
import { type SearchChoice, searchChoices } from '../../../lib/content/search-kinds.ts';
import { Line } from '../../motion/Line.tsx';
import { RadioOptions } from '../../ui/RadioOptions.tsx';
import './search.css';
import { Button } from '../../ui/Button.tsx';
import { type StartPage, StartPages } from './ResultGroup.tsx';
import { Results } from './Results.tsx';
import { SearchWords, type SearchWordsContent } from './SearchWords.tsx';
import type { Hit } from './search-engine.ts';
import { countByChoice, getHits, groupByKind, maxTermChars } from './search-state.ts';
import { useSearch, useSearchKeys } from './use-search.ts';

interface Props {
  content: SearchWordsContent &
    Pick<SearchContent, 'headline' | 'hint' | 'button' | 'start' | 'more'>;
  services: readonly StartPage[];
  /** The newest articles. */
  posts: readonly StartPage[];
}

/** The search field, whose underline is the line, and the results. */
export function Search({ content, services, posts }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const kinds = useRef<HTMLFormElement>(null);
  const { state, answer, submit, choose } = useSearch(field);
  const hits = getHits(state);
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
            hits={hits}
            onChoose={choose}
          />
        )}
        {groups.length > 0 && (
          <Results ref={results} groups={groups} content={content} onMore={choose} />
        )}
        {hits.length === 0 && (
          <StartPages titles={content.start} services={services} posts={posts} />
        )}
      </div>
    </div>
  );
}

interface SearchFieldProps {
  content: Pick<SearchContent, 'headline' | 'hint' | 'button'>;
  onInput: () => void;
  onSubmit: () => void;
  ref: Ref<HTMLInputElement>;
}

/** A plain GET form. The field is uncontrolled: visitors type before React has loaded. */
function SearchField({ content, onInput, onSubmit, ref }: SearchFieldProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <search>
      <form className="search-form" action="/search" onSubmit={submit}>
        <h1 id="page-title" className="search-title type-h3">
          <label htmlFor="search-field">{content.headline}</label>
        </h1>
        <input
          ref={ref}
          id="search-field"
          className="search-field"
          type="search"
          placeholder={content.hint}
          name="q"
          maxLength={maxTermChars}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby="search-words"
          onInput={onInput}
        />
        <Button type="submit" weight="second" className="search-button">
          {content.button}
        </Button>
      </form>
    </search>
  );
}

interface KindFilterProps {
  kinds: SearchContent['kinds'];
  choice: SearchChoice;
  hits: readonly Hit[];
  onChoose: (choice: SearchChoice) => void;
  ref: Ref<HTMLFormElement>;
}

/** The kinds of page to choose from, each with its number of results. */
function KindFilter({ kinds, choice, hits, onChoose, ref }: KindFilterProps) {
  const counts = countByChoice(hits);
  const options = searchChoices.map((value) => ({
    value,
    label: (
      <>
        {kinds.labels[value]} <span className="kind-number">{counts[value]}</span>
      </>
    ),
  }));
  return (
    <form
      ref={ref}
      className="kinds"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <RadioOptions
        legend={kinds.title}
        name="kind"
        options={options}
        value={choice}
        onChoose={onChoose}
        classNames={{ group: 'kinds-stations', option: 'kind' }}
      />
    </form>
  );
}
