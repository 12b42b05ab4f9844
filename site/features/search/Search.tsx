import type { Ref, SyntheticEvent } from 'react';
import { useRef } from 'react';
import type { SearchContent } from '../../../lib/content/schemas/navigation.ts';
import { Button } from '../../ui/Button.tsx';
import { StartRow } from '../../ui/PlainHead.tsx';
import { RadioOptions } from '../../ui/RadioOptions.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { StartPage } from './Results.tsx';
import { Results, StartPages } from './Results.tsx';
import type { SearchState } from './search-state.ts';
import {
  countByChoice,
  formatSentence,
  getHits,
  groupByKind,
  listChoices,
  maxTermChars,
} from './search-state.ts';
import { useSearch } from './use-search.ts';
import './search.css';

type Copy = Omit<SearchContent, 'meta' | 'band'>;

interface Props {
  content: Copy;
  services: readonly StartPage[];
  /** The newest articles. */
  posts: readonly StartPage[];
}

/** The search field, whose underline is the line, and the results. */
export function Search({ content, services, posts }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const kinds = useRef<HTMLFormElement>(null);
  const { state, answer, submit, choose } = useSearch(field);
  const hits = getHits(state);
  const groups = groupByKind(hits, state.choice);

  async function submitTerm(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    await submit();
    results.current?.querySelector('a')?.focus();
  }

  function showAllKinds(): void {
    choose('all');
    kinds.current?.querySelector<HTMLElement>(':checked')?.focus();
  }

  const counts = countByChoice(hits);
  const options = listChoices(hits).map((value) => ({
    value,
    label: (
      <>
        {content.kinds.labels[value]} <span className="quiet tabular">{counts[value]}</span>
      </>
    ),
  }));
  return (
    <div className="frame">
      <SearchField ref={field} content={content} onInput={answer} onSubmit={submitTerm} />
      <div className="zone section-end">
        <StartRow />
        <SearchWords
          content={content}
          state={state}
          onlyOtherKinds={hits.length > 0 && groups.length === 0}
          onShowAll={showAllKinds}
        />
        {hits.length > 0 && (
          <form
            ref={kinds}
            className="search-kinds above-24"
            autoComplete="off"
            onSubmit={(event) => event.preventDefault()}
          >
            <RadioOptions
              legend={content.kinds.title}
              name="kind"
              options={options}
              value={state.choice}
              onChoose={choose}
              classNames={{ group: 'search-kinds-options cluster', option: 'search-kind' }}
            />
          </form>
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

interface FieldProps {
  content: Copy;
  onInput: () => void;
  onSubmit: (event: SyntheticEvent) => void;
  ref: Ref<HTMLInputElement>;
}

/** A plain GET form. The field is uncontrolled: visitors type before React has loaded. */
const SearchField = ({ content, onInput, onSubmit, ref }: FieldProps) => (
  <search>
    <form className="search-form" action="/search" onSubmit={onSubmit}>
      <h1 id="page-title" className="search-title type-h3">
        <label htmlFor="search-field">{content.headline}</label>
      </h1>
      <input
        ref={ref}
        id="search-field"
        className="search-field type-display"
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
      <Button type="submit" weight="second" className="search-button laptop-below-12">
        {content.button}
      </Button>
    </form>
  </search>
);

interface WordsProps {
  content: Copy;
  state: SearchState;
  /** There are results, but none of the chosen kind. */
  onlyOtherKinds: boolean;
  onShowAll: () => void;
}

/**
 * The number of results, announced by a status once typing pauses. Before a search, what can be searched
 * and a few terms to start with.
 */
function SearchWords({ content, state, onlyOtherKinds, onShowAll }: WordsProps) {
  const { tries, ask, noScript } = content;
  const answered = state.answer.is === 'found';
  return (
    <div className="search-words pad-top-28 columns row-gap-8">
      <p id="search-words" className="semibold">
        {formatSentence(content, state)}
      </p>
      {onlyOtherKinds && (
        <p>
          <button type="button" className="link link-standing" onClick={onShowAll}>
            {content.showAll}
          </button>
        </p>
      )}
      {answered && getHits(state).length === 0 && (
        <p>
          <TextLink {...ask} />
        </p>
      )}
      {!answered && (
        <p className="search-tries quiet scripted-only align-center cluster">
          <span>{tries.title}</span>
          {tries.terms.map((term) => (
            <a key={term} className="tag search-try" href={`/search?q=${encodeURIComponent(term)}`}>
              {term}
            </a>
          ))}
        </p>
      )}
      <noscript>
        <p className="cluster">
          {noScript.text}{' '}
          {noScript.links.map((link) => (
            <TextLink key={link.to} {...link} />
          ))}
        </p>
      </noscript>
      <p className="sr-only" role="status">
        {state.announced && formatSentence(content, state.announced)}
      </p>
    </div>
  );
}
