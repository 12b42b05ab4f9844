import type { SearchContent } from '../../../lib/content/schemas/search-page.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { formatSentence, getHits, type SearchState } from './search-state.ts';
import '../../ui/tag.css';
import './search.css';

interface Props {
  content: SearchWordsContent;
  state: SearchState;
  /** There are results, but none of the chosen kind. */
  onlyOtherKinds: boolean;
  onShowAll: () => void;
}

export type SearchWordsContent = Pick<
  SearchContent,
  | 'before'
  | 'found'
  | 'nearly'
  | 'none'
  | 'noneOfKind'
  | 'failed'
  | 'kinds'
  | 'showAll'
  | 'ask'
  | 'tries'
  | 'noScript'
>;

/**
 * The number of results, announced by a status once typing pauses. Before a search, what can be searched
 * and a few terms to start with.
 */
export function SearchWords({ content, state, onlyOtherKinds, onShowAll }: Props) {
  const { tries, ask, noScript } = content;
  const answered = state.answer.is === 'found';
  return (
    <div className="search-words">
      <p id="search-words" className="search-count">
        {formatSentence(content, state)}
      </p>
      {onlyOtherKinds && (
        <p className="search-instead">
          <button type="button" className="link search-show-all" onClick={onShowAll}>
            {content.showAll}
          </button>
        </p>
      )}
      {answered && getHits(state).length === 0 && (
        <p className="search-instead">
          <TextLink to={ask.to} standing>
            {ask.label}
          </TextLink>
        </p>
      )}
      {!answered && (
        <p className="search-tries">
          <span>{tries.title}</span>
          {tries.terms.map((term) => (
            <a key={term} className="tag search-try" href={`/search?q=${encodeURIComponent(term)}`}>
              {term}
            </a>
          ))}
        </p>
      )}
      <noscript>
        <p className="search-no-script">
          {noScript.text}{' '}
          {noScript.links.map(({ label, to }) => (
            <TextLink key={to} to={to} standing>
              {label}
            </TextLink>
          ))}
        </p>
      </noscript>
      <p className="sr-only" role="status">
        {state.announced && formatSentence(content, state.announced)}
      </p>
    </div>
  );
}
