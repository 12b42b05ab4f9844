import type { Ref, SyntheticEvent } from 'react';
import type { SearchContent } from '../../../lib/content/schemas/search-page.ts';
import { Button } from '../../ui/Button.tsx';
import { longestTermChars } from './typed-term.ts';
import './field.css';

interface Props {
  content: Pick<SearchContent, 'headline' | 'hint' | 'button'>;
  onInput: () => void;
  onSubmit: () => void;
  ref: Ref<HTMLInputElement>;
}

/** A plain GET form. The field is uncontrolled: visitors type before React has loaded. */
export function SearchField({ content, onInput, onSubmit, ref }: Props) {
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
          maxLength={longestTermChars}
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
