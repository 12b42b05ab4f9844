import type { SearchContent } from '../../../contracts/content/search-page.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/**
 * How many were found, in words that features/search/search-page.ts fills; a status says them aloud once
 * typing rests. Before that, what can be searched and a few terms to begin with.
 */
export function SearchWords({ content }: { content: SearchContent }) {
  const { before, found, nearly, none, noneOfKind, failed, tries, noScript } = content;
  return (
    <div className="search-words">
      <p
        id="search-words"
        className="search-count"
        data-count=""
        data-before={before}
        data-one={found.one}
        data-many={found.many}
        data-nearly-one={nearly.one}
        data-nearly-many={nearly.many}
        data-none={none}
        data-none-of-kind={noneOfKind}
        data-failed={failed}
      >
        {before}
      </p>
      <p className="search-instead" data-show-all="" hidden>
        <button type="button" className="link search-show-all">
          {content.showAll}
        </button>
      </p>
      <p className="search-instead" data-ask="" hidden>
        <TextLink to={content.ask.to} standing>
          {content.ask.label}
        </TextLink>
      </p>
      <p className="search-tries" data-tries="">
        <span>{tries.title}</span>
        {tries.terms.map((term) => (
          <a key={term} className="tag search-try" href={`/search?q=${encodeURIComponent(term)}`}>
            {term}
          </a>
        ))}
      </p>
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
      <p className="sr-only" role="status" data-status="" />
    </div>
  );
}
