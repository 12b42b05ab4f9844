import type { SearchContent } from '../../../contracts/content/search-page.ts';
import { Button } from '../../ui/Button.tsx';
import { longestTerm } from './typed-term.ts';

/** A plain GET form; features/search/search-page.ts answers while somebody types. */
export function SearchForm({ content }: { content: SearchContent }) {
  const { headline, hint, button } = content;
  return (
    <search>
      <form className="search-form" action="/search" data-form="">
        <h1 id="page-title" className="search-title type-h3">
          <label htmlFor="search-field">{headline}</label>
        </h1>
        <input
          id="search-field"
          className="search-field"
          type="search"
          placeholder={hint}
          name="q"
          maxLength={longestTerm}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby="search-words"
        />
        <Button type="submit" weight="second" className="search-button">
          {button}
        </Button>
      </form>
    </search>
  );
}
