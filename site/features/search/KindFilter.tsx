import type { Ref } from 'react';
import type { SearchContent } from '../../../lib/content/schemas/search-page.ts';
import { type SearchChoice, searchChoices } from '../../../lib/content/search-kinds.ts';
import '../../ui/radio.css';
import './kinds.css';

interface Props {
  kinds: SearchContent['kinds'];
  choice: SearchChoice;
  counts: Readonly<Record<SearchChoice, number>>;
  onChoose: (choice: SearchChoice) => void;
  ref: Ref<HTMLFormElement>;
}

/** The kinds of page to choose from, each with the number found, as stations on a thin line. */
export function KindFilter({ kinds, choice, counts, onChoose, ref }: Props) {
  return (
    <form
      ref={ref}
      className="kinds"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset>
        <legend className="sr-only">{kinds.title}</legend>
        <div className="kinds-stations">
          {searchChoices.map((each) => (
            <label key={each} className="kind">
              <input
                type="radio"
                className="radio"
                name="kind"
                value={each}
                checked={each === choice}
                onChange={() => onChoose(each)}
              />
              <span>
                {kinds.labels[each]} <span className="kind-number">{counts[each]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
